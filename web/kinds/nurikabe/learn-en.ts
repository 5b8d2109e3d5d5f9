/** What is said of the techniques; see `readTopics`. */
export const texts = `
# complete-island:
An island that has all its cells is closed. Every open cell along its edges is wall.
An island of n cells with number n: each neighbour is wall.
At the start at every 1, and again whenever an island gets its last cell.
{unknown}: then the {n} at {i} lacks a cell, and nothing beside it is sure yet.
# between-two-islands: complete-island
Two islands never touch. A cell that lies beside both would join them, so it is wall.
One open cell next to cells of two numbers.
At the start, between numbers two apart in a line or at a corner of each other.
{unknown}: then {c} lies beside one island alone, and may belong to it.
# one-way-for-an-island: complete-island
An island that must grow needs a way out. If one open cell is left beside it, the island takes that cell.
An unfinished island, or land without a number, with one open neighbour.
After each wall: look at the islands it touches.
{unknown}, and wall needs no way out, so {c} need not be land.
# one-way-for-the-wall:
All walls are one piece. A wall whose only way out is one open cell goes through that cell.
A piece of wall, not the only one, with one open neighbour.
At corners and edges, and wherever islands close around a wall.
{unknown}: then {part} can reach the other walls that way, too.
# no-pool:
Four walls in a block of 2x2 are never allowed. Three of them make the fourth cell land.
A 2x2 block with three walls and one open cell.
After each wall, in the four blocks around it.
{unknown}: then the block has its land, and {c} may be wall.
# more-wall-to-come: one-way-for-the-wall
The numbers tell how many cells the wall has: all that are left. Wall that is too small yet and has one way out must take it.
One piece of wall, fewer cells than the wall needs, one open neighbour.
When a single piece of wall is nearly shut in.
{unknown}: then {part} can grow that way, and need not take {c}.
# elbow-of-a-2: complete-island
A 2 lacks one cell. If its two ways meet at a corner, the cell that touches both is beside the island either way, so it is wall.
A 2 with two open neighbours at a right angle, and the cell between them.
At every 2 in a corner, or with walls on two adjacent sides.
{unknown}: then {clue} can grow there, and need not lie beside {x}.
# elbow: elbow-of-a-2
An island that lacks one cell and has two ways at a corner will touch the cell between them either way. So that cell is wall.
One cell missing, two ways that meet at a corner, the cell next to both.
When a larger island is one cell short.
{unknown}: then {clue} lacks two cells, and {x} may be one of them.
# elbow-beside-a-stranger: elbow, between-two-islands
An island that must take one of two ways will lie beside the corner cell. Where another island lies there too, that cell would join them, so it is wall.
A number with two ways at a corner, and another island beside the cell between them.
When a number with walls around it points at a neighbour’s island.
{unknown}: then {clue} can grow there, and need not lie beside {x}.
# too-large-together: between-two-islands
A cell joins all land beside it. If together that is more than the number allows, the cell is wall.
An open cell that would merge an island with land nearby into more than its number.
When loose pieces of land lie close to a small number.
{unknown}: then the {n} at {k} can hold {c} and has {n} cells, no more.
# all-walls-found:
The wall has as many cells as the numbers leave over. When all of them are found, whatever is open is land.
Walls found = all cells minus the sum of the numbers.
Near the end, when few cells are open.
{unknown}: then one of the {n} wall cells is among the other open cells.
# all-islands-found:
The numbers add up to all the land there is. When that much is found, whatever is open is wall.
Land found = the sum of the numbers.
Near the end, when islands are done before the wall is.
{unknown}: then one of the {n} land cells is among the other open cells.
# out-of-reach: complete-island
Every land cell needs a number that can get there with the cells it has left. A cell that is too far from all of them is wall.
For each number: the shortest open way to the cell is longer than what it lacks.
In empty corners, and wherever small numbers leave wide gaps.
{unknown}: then {clue} has the cells to reach {cells}.
# cut-off-from-the-wall: one-way-for-the-wall
All walls are one piece. Cells that islands shut off from the wall can hold none, so they are land.
A pocket of open cells with land or edge all around, and wall elsewhere.
When islands reach the edge on both sides of a pocket.
{unknown}: then the wall can get to {cells} that way.
# too-large-for-any-number: too-large-together, out-of-reach
Land must fit a number that can reach it. If a cell would make a piece too large for each of them, it is wall.
Loose land plus the cell: more than the largest number within reach can have.
When loose pieces of land lie side by side, far from large numbers.
{unknown}: then {clue} can just hold {cell} and all the land on the way.
# bottleneck-of-the-wall: one-way-for-the-wall
All walls must stay joined. A cell without which two pieces of wall could never meet is wall.
An open cell on every way between two walls.
Where islands nearly close a ring, or reach from edge to edge.
{unknown}: then the wall at {s} can join the wall at {other} that way.
# shut-off-from-every-number: one-way-for-an-island
Land without a number must get to one, however far. If walls leave one cell that every way leads through, it is land.
Loose land shut in by walls but for one open cell. Nothing is counted.
After “No pool” has made land that no number touches.
{unknown}: then the island at {i} can get to a number that way, too.
# room-for-the-wall: bottleneck-of-the-wall, more-wall-to-come
The wall needs a certain number of cells, all in one piece. If a cell as land left it less room than that, the cell is wall.
Cells that the wall could reach without this one: fewer than it needs.
When a large part of the board hangs on one gap.
{unknown}: then the wall has room there, too, enough without {cell}.
# exact-fit: one-way-for-an-island, out-of-reach
Count the cells that a number can reach at all. If they are just as many as it needs, it takes them all.
Reachable cells = the number.
At large numbers in corners and between walls.
{unknown}. Only as land of another island would it hold {clue} to {number} cells.
# room-for-an-island: exact-fit
A number needs room to grow. If without some cell too little would be left, the island takes that cell.
A number that reaches fewer cells than it needs, once a cell is closed to it.
At large numbers that must squeeze through a gap.
{unknown}: then {clue} can get its {number} cells without {cell}.
# way-to-a-number: shut-off-from-every-number
Loose land belongs to a number that has the cells to get there. A cell that lies on every such way is land.
Count the cells of each number: of the ways short enough, all lead through one cell.
When loose land is two or more steps from its number.
{unknown}: then the island at {start} can get to its number that way, too.
# way-to-a-block: no-pool, out-of-reach
Every 2x2 block needs land in it. If only one way leads a number into a block, its cells are land.
A block with no land yet, and a cell that every way into it goes through.
In open areas with few numbers: ask each block who will break it.
{unknown}: then a number can enter the block from {from} to {to} there, without {cell}.
# shut-out-of-a-block: way-to-a-block
Every 2x2 block needs land in it. If a cell as land kept every number out of a block, the cell is wall.
A cell whose land would use up, or bar, the only numbers that reach a block.
When one number alone can break a block, and has few cells to spare.
{unknown}: then {clues} can enter the block from {from} to {to} there, even if {cell} is land.
# starved-island: room-for-an-island
Islands compete for room. If a cell as land left some number too little of it, the cell is wall.
A cell of one island that bars another from cells it needs.
When a large number is hemmed in by small ones.
{unknown}: then {clue} can get its {number} cells even if {cell} is land.
# cut-off-island: shut-off-from-every-number
Loose land must keep a way to a number. If a cell as land would bar that way, or cost the number a cell that it needs there, it is wall.
A cell that, as land, would keep the last number from loose land.
When loose land and another island compete for one gap.
{unknown}, and wall needs no way to a number, so {cell} may be land.
# shapes-of-an-island: exact-fit, elbow
Sometimes an island can be completed in a few ways only. What is the same in all of them is sure: cells of each are land, cells beside each are wall.
All shapes of one number that break no rule, laid over each other.
At numbers with few cells left and walls close by.
{unknown}: then {clue} can be completed in more ways, and not all take {lands}.
# shapes-with-a-duty: shapes-of-an-island, way-to-a-block
An island may have a duty: only it can break a block, or reach some land. Of its shapes only those count that do so, and what these share is sure.
All shapes of one number that do what only this number can do.
When a block, or loose land, is within reach of a single number.
{unknown}: then {clue} can enter the block from {from} to {to} there, and need not take {lands}.
`;
