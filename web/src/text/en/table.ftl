# The table: the question, the choices, the log and all that lies around a board.

table-prompt = What is asked
table-all-choices = All choices
table-hinted = A bot would do this
table-open-rule = Open the rule { $rule }
table-confirm = Really do this?
table-confirm-yes = Yes: { $what }
table-confirm-no = No, choose again
table-unpick = Let go
table-stale = The table has moved on: look at what is asked now.
table-log = Log
table-log-search = Search the log
table-log-earlier = { $count } earlier entries
table-log-empty = Nothing has happened yet.
table-look-at = Look at { $card }
table-entry-undo = { $name } takes a choice back
table-entry-takeover = { $name }: { $who } plays from now on
table-entry-timeout = { $name } was too late
table-entry-concede = { $name } gives up
table-entry-ruling = A ruling of the Judge
table-laying-out = The table is being laid out …
