/** What is said of the techniques; see `readTopics`. */
export const texts = `
# complete-island:
An island that has all its cells is closed. Every open cell along its edges is wall.
An island of n cells with number n: each neighbour is wall.
At the start at every 1, and again whenever an island gets its last cell.
An island that lacks one cell is not closed yet: its edges are still open.
# between-two-islands: complete-island
Two islands never touch. A cell that lies beside both would join them, so it is wall.
One open cell next to cells of two numbers.
At the start, between numbers two apart in a line or at a corner of each other.
A cell beside one island alone may belong to it.
# one-way-for-an-island: complete-island
An island that must grow needs a way out. If one open cell is left beside it, the island takes that cell.
An unfinished island, or land without a number, with one open neighbour.
After each wall: look at the islands it touches.
An open cell with one way out forces nothing: it may be wall itself.
# one-way-for-the-wall:
All walls are one piece. A wall whose only way out is one open cell goes through that cell.
A piece of wall, not the only one, with one open neighbour.
At corners and edges, and wherever islands close around a wall.
A piece with two ways out may take either. The only piece there is need not grow yet.
# no-pool:
Four walls in a block of 2 × 2 are never allowed. Three of them make the fourth cell land.
A 2 × 2 block with three walls and one open cell.
After each wall, in the four blocks around it.
Two walls in a block leave a choice, unless one of the open cells cannot be land.
# more-wall-to-come: one-way-for-the-wall
The numbers tell how many cells the wall has: all that are left. Wall that is too small yet and has one way out must take it.
One piece of wall, fewer cells than the wall needs, one open neighbour.
When a single piece of wall is nearly shut in.
With two ways out, the wall may take either.
# elbow-of-a-2: complete-island
A 2 lacks one cell. If its two ways meet at a corner, the cell that touches both is beside the island either way, so it is wall.
A 2 with two open neighbours at a right angle, and the cell between them.
At every 2 in a corner, or with walls on two adjacent sides.
A 2 with a third way out may never touch the corner cell.
# elbow: elbow-of-a-2
An island that lacks one cell and has two ways at a corner will touch the cell between them either way. So that cell is wall.
One cell missing, two ways that meet at a corner, the cell next to both.
When a larger island is one cell short.
If two cells are missing, the corner may become the island’s own.
# elbow-beside-a-stranger: elbow, between-two-islands
An island that must take one of two ways will lie beside the corner cell. Where another island lies there too, that cell would join them, so it is wall.
A number with two ways at a corner, and another island beside the cell between them.
When a number with walls around it points at a neighbour’s island.
With a third way out, the island may never touch the corner cell.
# too-large-together: between-two-islands
A cell joins all land beside it. If together that is more than the number allows, the cell is wall.
An open cell that would merge an island with land nearby into more than its number.
When loose pieces of land lie close to a small number.
Only land that is known counts: an open cell beside it may be wall.
# all-walls-found:
The wall has as many cells as the numbers leave over. When all of them are found, whatever is open is land.
Walls found = all cells minus the sum of the numbers.
Near the end, when few cells are open.
With one wall to find, an open cell may still be it.
# all-islands-found:
The numbers add up to all the land there is. When that much is found, whatever is open is wall.
Land found = the sum of the numbers.
Near the end, when islands are done before the wall is.
One land cell less, and an open cell may still be it.
# out-of-reach: complete-island
Every land cell needs a number that can get there with the cells it has left. A cell that is too far from all of them is wall.
For each number: the shortest open way to the cell is longer than what it lacks.
In empty corners, and wherever small numbers leave wide gaps.
One number that has just enough cells left to get there keeps the cell open.
# cut-off-from-the-wall: one-way-for-the-wall
All walls are one piece. Cells that islands shut off from the wall can hold none, so they are land.
A pocket of open cells with land or edge all around, and wall elsewhere.
When islands reach the edge on both sides of a pocket.
One open cell in the fence is enough for the wall to get in.
# too-large-for-any-number: too-large-together, out-of-reach
Land must fit a number that can reach it. If a cell would make a piece too large for each of them, it is wall.
Loose land plus the cell: more than the largest number within reach can have.
When loose pieces of land lie side by side, far from large numbers.
One number that can just hold it all keeps the cell open.
# bottleneck-of-the-wall: one-way-for-the-wall
All walls must stay joined. A cell without which two pieces of wall could never meet is wall.
An open cell on every way between two walls.
Where islands nearly close a ring, or reach from edge to edge.
A second way around, however long, sets the cell free.
# shut-off-from-every-number: one-way-for-an-island
Land without a number must get to one. If one cell is on every way, it is land.
Loose land, and one open cell through which all ways to numbers lead.
After “No pool” has made land that no number touches.
Another way, through a gap you have not closed, breaks the argument.
# room-for-the-wall: bottleneck-of-the-wall, more-wall-to-come
The wall needs a certain number of cells, all in one piece. If a cell as land left it less room than that, the cell is wall.
Cells that the wall could reach without this one: fewer than it needs.
When a large part of the board hangs on one gap.
If the room is as large as the wall needs, or larger, nothing follows.
# exact-fit: one-way-for-an-island, out-of-reach
Count the cells that a number can reach at all. If they are just as many as it needs, it takes them all.
Reachable cells = the number.
At large numbers in corners and between walls.
With a reachable cell too many, you know only that some are taken.
# room-for-an-island: exact-fit
A number needs room to grow. If without some cell too little would be left, the island takes that cell.
A number that reaches fewer cells than it needs, once a cell is closed to it.
At large numbers that must squeeze through a gap.
If a second gap gives room enough, neither is forced.
# way-to-a-number: shut-off-from-every-number
Loose land belongs to some number. A cell that lies on every way to it is land.
A cell that no way from loose land to any number avoids.
When loose land is two or more steps from its number.
A cell that may still be wall needs no way to a number.
# way-to-a-block: no-pool, out-of-reach
Every 2 × 2 block needs land in it. If only one way leads a number into a block, its cells are land.
A block with no land yet, and a cell that every way into it goes through.
In open areas with few numbers: ask each block who will break it.
A second number, or a second cell to enter by, leaves it open.
# shut-out-of-a-block: way-to-a-block
Every 2 × 2 block needs land in it. If a cell as land kept every number out of a block, the cell is wall.
A cell whose land would use up, or bar, the only numbers that reach a block.
When one number alone can break a block, and has few cells to spare.
If another number can still break the block, nothing follows.
# starved-island: room-for-an-island
Islands compete for room. If a cell as land left some number too little of it, the cell is wall.
A cell of one island that bars another from cells it needs.
When a large number is hemmed in by small ones.
If the number still gets enough cells, nothing follows.
# cut-off-island: shut-off-from-every-number
Loose land must keep a way to a number. If a cell, as land of another island, would bar that way, it is wall.
A cell that, as land, would bar the last number from loose land.
When loose land and another island compete for one gap.
A cell that may still be wall needs no way to a number.
# shapes-of-an-island: exact-fit, elbow
Sometimes an island can be completed in a few ways only. What is the same in all of them is sure: cells of each are land, cells beside each are wall.
All shapes of one number that break no rule, laid over each other.
At numbers with few cells left and walls close by.
One shape more that you overlooked may undo it: list them in order.
# shapes-with-a-duty: shapes-of-an-island, way-to-a-block
An island may have a duty: only it can break a block, or reach some land. Of its shapes only those count that do so, and what these share is sure.
All shapes of one number that do what only this number can do.
When a block, or loose land, is within reach of a single number.
Make sure that no other number could do it, before you drop a shape.
`;
