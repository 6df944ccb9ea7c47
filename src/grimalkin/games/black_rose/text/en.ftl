pitch = Mages fight for the Lodge of the Black Rose.
