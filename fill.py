"""fill.py length LENGTH.json [--games N used] | balance BALANCE.json  ROOT : writes docs/studies pages from `grimalkin lab ... --json`."""
import json,sys,pathlib
what,file,root=sys.argv[1:4]
extra=sys.argv[4] if len(sys.argv)>4 else ""   # such as " --games 200"
R=json.load(open(file)); root=pathlib.Path(root)/"docs"/"studies"
parts={p["name"]:p for p in R["parts"]}
def row(p,name):
    return next((r for r in p["rows"] if r["name"]==name),None)
def num(r,d=0):
    if r is None or r["value"] is None or r["low"] is None: return "-"
    f=lambda x:f"{x:,.{d}f}"
    return f"{f(r['value'])} ({f(r['low'])}-{f(r['high'])})"
if what=="length":
    names=["2 players","3 players","4 players","5 players","3 to 5 players","6 players"]
    def at(n,foes): return parts[f"{n}, {foes}"]
    def m(p,s): return row(p,f"minutes: {s}")
    n0,k0=at("2 players","no Foes"),at("3 to 5 players","no Foes")
    n1,k1=at("2 players","default Foes"),at("3 to 5 players","default Foes")
    lo,hi="10 % of games are below","90 % of games are below"
    o=[]
    o.append(f"""# How long a game of Friendomancy lasts

**Question.** The author leaves both lengths open: about *n* minutes for two players, closer to *k* for three to five (FR-GAME-02).

**Answer.** Without Foes, *n* is {num(m(n0,'median'))} minutes and *k* is {num(m(k0,'median'))}. Eight of ten games of two lie between
{m(n0,lo)['value']:.0f} and {m(n0,hi)['value']:.0f} minutes, eight of ten of three to five between {m(k0,lo)['value']:.0f} and {m(k0,hi)['value']:.0f}. With the default Foes it is {num(m(n1,'median'))} and
{num(m(k1,'median'))}. Behind each value stands its 95 % interval, as far as the number of games decides it; the seconds that a person
takes decide more.

**Tool.** `grimalkin lab`, which plays what [length.toml](../../src/grimalkin/games/friendomancy/studies/length.toml) says: greedy
bots with the list House A of format a, the specification's cards, and nobody to judge. {n0['games']:,} games a table, seed {R['seed']}.

```
grimalkin lab friendomancy/length --workers 2 --markdown{extra}
```

The same seed gives the same games for any number of workers.

**How minutes are counted** (section 7.11 of the specification). Every player looks at the own Deck for 60 seconds, one after
another. A part of a Deck takes 8 seconds, a Draw Step 6, a card to play 12, an attack with its target 6 (they are one decision:
FR-DEC-13), an ability 8, to stop 2, to swap or not 8, a yes or no 3, any other card or target 5. A trigger that resolves takes
1.5 seconds, a shuffle 4. A decision with one option takes none. These are first values, to be replaced by medians of games
between people: so each median stands there at half and at one and a half times the seconds too.
""")
    for foes,title in (("no Foes","Without Foes"),("default Foes","With the default Foes, two for each player")):
        o.append(f"**{title}.** Minutes, medians and the points below which 10 and 90 % of games lie, with 95 % intervals:\n")
        o.append("| players | games | median | 10 % | 90 % | median at half the seconds | at one and a half times |\n| --- | --- | --- | --- | --- | --- | --- |")
        for n in names:
            p=at(n,foes)
            o.append(f"| {n.replace(' players','')} | {p['games']:,} | {num(m(p,'median'),1)} | {num(m(p,lo),1)} | {num(m(p,hi),1)} | {num(m(p,'median at half the seconds'),1)} | {num(m(p,'median at one and a half times the seconds'),1)} |")
        o.append("\nRounds and decisions of all players together:\n")
        o.append("| players | rounds | 10 % | 90 % | decisions | 10 % | 90 % |\n| --- | --- | --- | --- | --- | --- | --- |")
        for n in names:
            p=at(n,foes)
            o.append("| "+n.replace(' players','')+" | "+" | ".join(num(row(p,f"{w}: {s}")) for w in("rounds","decisions") for s in("median",lo,hi))+" |")
        o.append("")
    o.append("**Where the time goes.** Means of one game without Foes, with 95 % intervals:\n")
    cols=["2 players","3 players","4 players","5 players","6 players"]
    kinds=[r["name"] for r in n0["rows"] if r["measure"]=="kinds"]
    o.append("| | "+" | ".join(c.replace(" players","") for c in cols)+" players |\n| --- |"+" --- |"*len(cols))
    for kd in kinds:
        o.append(f"| {kd.removesuffix(': mean')} | "+" | ".join(num(row(at(c,'no Foes'),kd),1) for c in cols)+" |")
    o.append("""
**How far it reaches.** Bots look one choice ahead and never talk; people who argue about a card take longer, and a Judge's dispute
is not in these numbers (45 seconds each in the specification). The bots end a game that they lead: people who enjoy
themselves may not. A change of `advice.py` moves rounds and decisions: run the study again after it.
""")
    (root/"friendomancy-length.md").write_text("\n".join(o).replace("\n\n\n","\n\n"))
else:
    head=open("/tmp/b2/fs/balance-head.md").read().rstrip()
    p=R["parts"][0]
    cards=[r for r in p["rows"] if r["measure"]=="card"]
    pt=lambda r:f"{r['value']:+.1f} ({r['low']:+.1f} to {r['high']:+.1f})"
    v=lambda r:"met" if r.get("met") and r.get("sure") else "met, interval not" if r.get("met") else "missed" if r.get("met") is False else ""
    over=[r for r in cards if r.get("met") is False]
    sure=[r for r in cards if r["low"] is not None and (r["low"]>8 or r["high"]<-8)]
    o=[head,"",f"**Result.** Set `balanced`, {p['games']:,} games of two players, seed {R['seed']}, 95 % intervals. \"Met\" means that the whole interval lies\nwhere it is wanted, \"met, interval not\" that the value does.\n","| measure | value (95 %) | games | wanted | |","| --- | --- | --- | --- | --- |"]
    for r in p["rows"]:
        if r["measure"]=="each_seat": o.append(f"| {r['name']}, points from even | {pt(r)} | {r['games']:,} | -3 to 3 | {v(r)} |")
        elif r["measure"] in("happens","within"): o.append(f"| {r['name']} | {r['value']:.1f} % ({r['low']:.1f}-{r['high']:.1f}) | {r['games']:,} | {'at most 5 %' if r['measure']=='happens' else '100 %'} | {v(r)} |")
        elif r["measure"]=="median": o.append(f"| median length | {r['value']:.0f} rounds ({r['low']:.0f}-{r['high']:.0f}) | {r['games']:,} | | |")
    o.append(f"| cards beyond 8 points by their value | {len(over)} of {len(cards)} | | none | {'met' if not over else 'missed'} |")
    o.append(f"| cards beyond 8 points by their whole interval | {len(sure)} of {len(cards)} | | none | {'met' if not sure else 'missed'} |")
    o.append("\nThe strongest and the weakest cards, in points; the command shows all:\n\n| card | points (95 % over all cards) | seats that had it |\n| --- | --- | --- |")
    for r in cards[:12]+cards[-12:]: o.append(f"| `{r['name']}` | {pt(r)} | {r['games']:,} |")
    o.append("""
**Advice.** Greedy against random, cards `balanced`, House A, places exchanged, seed 7: 100 of 100 games of two (96.3-100.0 %), and
one greedy player against three random ones 40 of 40 (91.2-100.0 %).

```
grimalkin sim friendomancy --seats greedy,random --games 100 --rotate --seed 7
grimalkin sim friendomancy --seats greedy,random,random,random --games 40 --rotate --seed 7
```

**How far it reaches.** Random lists measure a card among random others: a list built around a Tribe makes other cards strong. No
Foes play, so that cards about Foes do little here. The bots look one choice ahead. A cost cannot rise above 4 (FR-CARD-01), so
that Curse of Custody and The Moon, Probably, which cost 4 and have no other number that could fall, can be held back only by
weaker Friends beside them. A change of `advice.py` moves these rates: run the study again after it.
""")
    (root/"friendomancy-balance.md").write_text("\n".join(o))
