/** The techniques of the fifth level and above; see `readTopics`. */
export const hard = `
# finned-swordfish: swordfish, finned-x-wing
A swordfish with extra places in one box. Either these fins hold the digit or the fish works: what both would clear goes.
Three lines, three covers across them, and fins in one box: there the covers lose the digit, but for the three lines themselves.
When a swordfish fails by cells of one box.
One place more outside the box of the fins, and nothing goes: that place may hold the digit, too.
# sashimi-swordfish: finned-swordfish, sashimi-x-wing
A finned swordfish one of whose lines has a single place left without its fins. That place and the other two lines fill the three covers all the same.
Like a finned swordfish, but one line has just one place beside its fins.
When three lines almost fit three covers.
One place more outside the box of the fins, and nothing goes: that place may hold the digit, too.
# finned-jellyfish: jellyfish, finned-swordfish
A jellyfish with extra places in one box. Either these fins hold the digit, or the fish works: what both would clear goes.
Four lines, four covers across them, and fins in one box: there the covers lose the digit, but for the four lines themselves.
Last among the plain fish: look for smaller ones first.
One place more in another box is a fin as well, and no cell sees both.
# sashimi-jellyfish: finned-jellyfish
A finned jellyfish one of whose lines has a single place left without its fins. That place and the other three lines fill the four covers all the same.
Like a finned jellyfish, but one line has just one place beside its fins.
Rarely; by then the digit stands in few lines.
One place more outside the box of the fins, and nothing goes: that place may hold the digit, too.
# x-chain: skyscraper, turbot-fish
For one digit, go from house to house: strong links where there are two places, any sight between. One of the two ends is true.
Strong, weak, strong, … strong, on one digit.
When turbots of a digit give nothing, but it has many houses of two places.
With a third place in a house its link is not strong, and the chain breaks.
# xy-chain: xy-wing, remote-pair
Cells with two candidates, each sharing one with the next. If the first is not Z the last is, so what sees both ends is not Z.
ZA, AB, BC, … XZ, each cell in sight of the next.
When the board is full of cells with two candidates.
A third candidate in one cell breaks the chain.
# continuous-loop: x-chain, xy-chain
A chain that closes: of each strong link one end at least is true, of each weak link one at most. All around it comes out even: one end of every weak link is true, and what sees both of its ends goes.
Strong and weak links in turn, back to the first.
When a chain meets its beginning by sight, and not by force.
With one candidate more a strong link is no longer strong, and the loop breaks.
# alternating-inference-chain: xy-chain, x-chain
Strong links (if not this, then that) are made by cells and by houses. One of the two ends is true, whatever comes.
Strong, weak, strong, …, over several digits.
When colours and XY-chains stop: go on through a cell of two, or a digit of two places.
With one candidate more a strong link is no longer strong, and the chain breaks.
# discontinuous-loop: alternating-inference-chain
Suppose a cell is not a digit, and follow the links: they put that digit there. So it is there.
A loop with two strong links in a row, at one candidate.
When a chain comes back to its beginning.
With one candidate more a strong link is no longer strong, and the loop breaks.
# grouped-x-chain: x-chain, pointing
Places of a digit in one line of a box count as one node of the chain. One of the ends is true.
An X-chain some of whose nodes are two or three cells in a box and line.
When a chain of one digit breaks off at a box with several places in a line.
With one place more a strong link is no longer strong, and the chain breaks.
# grouped-continuous-loop: continuous-loop, grouped-x-chain
A loop some of whose nodes are groups. Every weak link has one true end.
Strong and weak in turn, with groups, back to the first.
When a loop would close but for two cells side by side.
With one candidate more a strong link is no longer strong, and the loop breaks.
# grouped-chain: alternating-inference-chain, grouped-x-chain
A chain over several digits in which groups of cells stand as one node. One of the ends is true.
Strong, weak, strong …, with groups.
When an ordinary chain breaks off at a box.
With one candidate more a strong link is no longer strong, and the chain breaks.
# grouped-discontinuous-loop: discontinuous-loop, grouped-chain
A chain with groups that comes back to its own beginning: if it were not so, it would be so. So it is.
If the digit were not there, links and groups put it there.
When a grouped chain comes round.
With one candidate more a strong link is no longer strong, and the loop breaks.
# sue-de-coq: naked-pair, locked-pair
Where a box crosses a line, a few cells hold at least two digits more than cells; a set of the line and one of the box take the rest between them. All digits are used up.
Crossing plus a set in the line plus a set in the box: as many digits as cells, and no digit in both sets, so none fits twice.
At crossings of two or three open cells beside cells of two candidates.
One digit more than cells, and any one of them may be missing.
# als-xz-doubly-linked: als-xz
Two almost locked sets share two digits that see each other. Then each set gives one away and both are locked.
Two sets, two linking digits: all other digits of both are used up.
When a pair of almost locked sets has two common digits in sight of each other.
A set with two digits more than cells can lose one and lock none.
# als-xz: naked-triple, xy-wing
An almost locked set has one digit more than cells. If two such sets share X in sight, only one can have it: the other is locked and holds Z.
Sets A and B, X in sight, Z in both: what sees each Z is not Z.
Where a few cells of a house have one digit too many for a naked set.
A set with two digits more than cells can lose X and still lack Z.
# als-xy-wing: als-xz, xy-wing
Like an XY-wing of sets: the middle one gives X to one side or Y to the other. So one of the outer sets keeps Z.
C linked to A by X, and to B by Y; Z in A and B.
When two sets with Z are tied by a third.
A set with two digits more than cells can lose one and hold no other for sure.
# death-blossom: als-xy-wing
A cell of a few digits, and for each a set that loses it. Whichever comes, one of the sets keeps Z.
A stem, a petal for each of its digits, Z in all petals.
Around cells with two to four candidates.
A petal with two digits more than cells can lose one and still lack Z.
# als-chain: als-xy-wing
Almost locked sets linked one after the other. The first or the last holds Z.
A – x – B – y – C – …: what sees Z at both ends goes.
When a wing of sets is too short by one.
A set with two digits more than cells can lose one and hold no other for sure.
# finned-franken-x-wing: finned-x-wing, empty-rectangle
A line and a box have a digit in two covers only, but for fins in the box. Unless a fin is true they fill both covers, so a cell of a cover that sees all fins loses the digit either way.
A line and a box as base, two lines across as covers, fins in the box. It says what an empty rectangle says.
Where you look for an empty rectangle: a box with a digit in one row and one column, and a line with two places.
If the cell does not see one of the fins, that fin may be true, and the digit stays.
# finned-mutant-x-wing: finned-franken-x-wing
A row and a column have a digit in two covers only, but for fins. Unless a fin is true they fill both covers, so a cell of a cover that sees all fins loses the digit either way.
A row and a column as base, any two houses as covers, and fins.
When a kite fails by a cell or two.
If the cell does not see one of the fins, that fin may be true, and the digit stays.
# franken-swordfish: swordfish, pointing
Three houses, boxes among them, have a digit in three others only. They put one into each of these covers, so it goes from the rest of them.
Two rows and a box with a digit in three columns only, or any such three houses and three covers: the covers lose it elsewhere.
When two rows and a box share their columns.
One place outside the covers, and a house need not fill them: nothing goes.
# finned-franken-swordfish: franken-swordfish, finned-swordfish
A franken swordfish with fins. Unless a fin is true the three houses fill their covers, so a cell of a cover that sees all fins loses the digit either way.
Three houses, three covers, and fins. A place in two of the houses, covered once, counts as a fin: alone it would serve both.
When a franken swordfish fails by a few cells.
If the cell does not see one of the fins, that fin may be true, and the digit stays.
# franken-jellyfish: franken-swordfish, jellyfish
Four houses, boxes among them, have a digit in four others only. They put one into each of these covers, so it goes from the rest of them.
Four houses and four covers, boxes on either side: the covers lose the digit elsewhere.
Seldom, and on digits with many places.
One place outside the covers, and a house need not fill them: nothing goes.
# finned-franken-jellyfish: franken-jellyfish, finned-jellyfish
A franken jellyfish with fins. Unless a fin is true the four houses fill their covers, so a cell of a cover that sees all fins loses the digit either way.
Four houses, four covers, and fins. A place in two of the houses, covered once, counts as a fin: alone it would serve both.
Seldom; a chain often says the same sooner.
If the cell does not see one of the fins, that fin may be true, and the digit stays.
# mutant-swordfish: franken-swordfish
Three houses, rows and columns mixed, have a digit in three others only. They put one into each of these covers, so it goes from the rest of them.
Any three houses, any three covers: the covers lose the digit elsewhere.
When lines and boxes of a digit interlock.
One place outside the covers, and a house need not fill them: nothing goes.
# finned-mutant-swordfish: mutant-swordfish, finned-franken-swordfish
A mutant swordfish with fins. Unless a fin is true the three houses fill their covers, so a cell of a cover that sees all fins loses the digit either way.
Any three houses, three covers, and fins.
When a mutant swordfish fails by a few cells.
If the cell does not see one of the fins, that fin may be true, and the digit stays.
# mutant-jellyfish: mutant-swordfish, jellyfish
Four houses, rows and columns mixed, have a digit in four others only. They put one into each of these covers, so it goes from the rest of them.
Any four houses, any four covers. A place within a house that lies in two covers goes, too: it would use up both.
Very seldom; when everything else on the digit failed.
One place outside the covers, and a house need not fill them: nothing goes.
# finned-mutant-jellyfish: mutant-jellyfish, finned-mutant-swordfish
A mutant jellyfish with fins. Unless a fin is true the four houses fill their covers, so a cell of a cover that sees all fins loses the digit either way.
Any four houses, four covers, and fins.
Very seldom.
If the cell does not see one of the fins, that fin may be true, and the digit stays.
# chain-through-sets: alternating-inference-chain, als-xz
A chain may pass through an almost locked set: if it lacks one digit it holds all others. One of the ends is true.
Strong, weak, …, with sets as strong links between their digits.
When a chain ends at a cell that is part of a small set.
A set with two digits more than cells makes no strong link, and the chain breaks.
# discontinuous-loop-through-sets: discontinuous-loop, chain-through-sets
A chain through sets that comes back to its own beginning. If the digit were not there, it would be: so it is.
A loop with sets, strong at both ends of one candidate.
When a chain through a set comes round.
A set with two digits more than cells makes no strong link, and the chain breaks.
# multi-sector-locked-sets: naked-quadruple, swordfish
Rows cross columns in some open cells, and each digit fits there only so often. If that adds up to the number of cells, none is to spare.
Cells of some rows and columns; for each digit, from 1 up, the fewest rows, columns or boxes that hold its places there; their sum equals the cells.
On very hard puzzles with blocks of empty cells.
If a digit has a place in one more row, column or box, it may fit once more: a place is to spare, and nothing goes.
# kraken-cell: alternating-inference-chain
One of a cell’s digits is true. If a chain leads from each to the same, that is so.
A cell, and a chain from every candidate to one conclusion.
When a cell of three digits sends chains to one place.
One candidate from which no chain leads there, and nothing follows.
# kraken-house: kraken-cell
A digit stands somewhere in a house. If a chain from each of its places comes to the same, that is so.
A house, and a chain from every place of a digit to one conclusion.
When a digit has three places in a house, and chains meet.
One place from which no chain leads there, and nothing follows.
# junior-exocet: hidden-pair, kraken-cell
Each digit of two cells in a box, the base, must be three times in the three lines across, but fits only twice outside the band: so it is in a target, too, one in each other box of the band. What each possible pair rules out goes.
A base in one line, targets in the other two; outside the band each digit of the base fits twice at most in the three lines across.
On the hardest puzzles, where two cells in line have three or four digits.
If the base may hold one digit more, the targets need not hold the same two, and nothing goes.
`;
