import { hard } from "./learn-en-hard.ts";

/** What is said of the techniques; see `readTopics`. */
export const texts = `
# last-cell:
A row, column or box with one empty cell lacks one digit. That digit goes there.
One empty cell in a house, and the one digit that it lacks.
Whenever you have written a digit: look at its row, column and box.
Two empty cells leave a choice, unless one of them sees a missing digit.
# hidden-single: last-cell
Each house needs every digit once. If all its open cells but one see the digit elsewhere, it goes into that one.
A house, a digit, and one cell left for it.
Take a digit that is placed often, and ask of each box, then each row and column, where it can go.
Two cells left are one too many: go on, and come back.
# naked-single: hidden-single
A cell sees its row, column and box. If eight digits stand there, only the ninth is left for it.
A cell whose houses show all digits but one.
Where a row, a column and a box that are nearly full cross.
Seven digits seen leave two, and the cell stays open.
# pointing: hidden-single
A digit must stand somewhere in its box. If all its places there lie in one line, it is gone from the rest of that line.
In a box, all places of a digit in one row or column.
When a box has two or three places left for a digit, and they are in line.
One place off the line, and nothing goes.
# claiming: pointing
A digit must stand somewhere in its line. If all its places there lie in one box, it is gone from the rest of that box.
In a row or column, all places of a digit in one box.
When a line has few open cells, most of them in one box.
One place in another box, and nothing goes.
# locked-pair: naked-pair, pointing
Two cells that can only be the same two digits use both up. If they share a box and a line, both houses lose the two digits elsewhere.
Two cells, two candidates, in one box and one line.
When a pointing digit and a pair meet in the same two cells.
A third candidate in one of the cells, and nothing goes.
# locked-triple: naked-triple, locked-pair
Three cells with three digits between them use all three up. In one box and one line they clear both.
The three cells where a box crosses a line, holding three candidates in all.
When the crossing of a box and a line is still quite empty.
Four digits among the three cells, and none is sure.
# naked-pair: naked-single
Two cells of a house that can only be the same two digits hold them, in one order or the other. So no other cell of the house can.
Two cells of a house, the same two candidates in each.
As soon as you note cells with two candidates.
The same digits twice are not enough where one cell has a third.
# hidden-pair: hidden-single, naked-pair
If two digits have the same two places in a house, they fill them. Whatever else these cells could hold goes.
Two digits, the same two cells, nowhere else in the house.
In houses with many open cells: look for digits with two places.
A third place for either digit, and the cells keep their other candidates.
# naked-triple: naked-pair
Three cells of a house with three digits between them hold just these. Not each cell needs all three: 1 2, 2 3 and 1 3 are a triple too.
Three cells of a house, at most three candidates in all.
When cells with two and three candidates share digits.
Count the digits of all three cells together: four are too many.
# hidden-triple: hidden-pair
If three digits have only three cells between them in a house, they fill them. Everything else there goes.
Three digits, at most three places in all, in one house.
When a house has six or more open cells; in a smaller one look for the naked set beside it.
One of the digits in a fourth cell, and nothing goes.
# naked-quadruple: naked-triple
Four cells with four digits between them use them up. All other cells of the house lose the four.
Four cells of a house, at most four candidates in all.
In houses with eight or nine open cells, where pairs and triples give nothing.
Five digits in four cells leave one free.
# hidden-quadruple: hidden-triple
Four digits with four places between them fill them. What else these cells could hold goes.
Four digits of a house, at most four places in all.
Seldom: first look for the naked set in the other cells of the house.
One of the digits in a fifth cell, and nothing goes.
# x-wing: pointing
In two rows a digit has room in the same two columns only. It takes one of each, crosswise, so both columns are used up; the same with rows and columns exchanged.
Two rows with a digit in the same two columns only, or two columns with it in the same two rows: the lines across lose it elsewhere.
For a digit that is left twice in several rows or columns.
A third place in one of the two lines makes it no X-wing: it may have a fin.
# swordfish: x-wing
Three rows, or columns, have a digit in the same three lines across only. They put one into each of these, so it goes from the rest of them.
Three rows with a digit in three columns at most, or three columns with it in three rows: the lines across lose it elsewhere.
For a digit with two or three places in many rows, when X-wings give nothing.
Two places in a line are enough; four lines across are too many.
# jellyfish: swordfish
Four rows, or columns, have a digit in the same four lines across only. They put one into each of these, so it goes from the rest of them.
Four rows with a digit in four columns at most, or four columns with it in four rows: the lines across lose it elsewhere.
Rarely: where many rows have a digit two to four times. A smaller fish often lies in the other lines.
A fifth line across, and nothing goes.
# skyscraper: x-wing
Two rows have a digit in two places each, and share one column. In that column only one of them can have it, so one of the other two ends has it.
Two strong rows or columns with one end in line: what sees both other ends loses the digit.
When an X-wing fails by one cell.
Each of the two lines must have two places, not more.
# two-string-kite: skyscraper
A row and a column have two places each for a digit, one of each in the same box. At least one of the far ends has it.
A strong row and a strong column tied in a box: the cell that sees both far ends loses the digit.
For a digit with two places in a row and in a column, meeting in a box.
A third place in the row or the column, and it is no kite.
# turbot-fish: skyscraper, two-string-kite
Two houses with two places each for a digit are tied by cells that see each other. One of the far ends is true.
Strong, weak, strong: what sees both ends loses the digit.
When you have found a box with two places for a digit, and look for a partner.
A third place in either house, and its link is not strong.
# empty-rectangle: pointing, two-string-kite
In a box a digit stands in one row and one column only. A cell that would clear one arm, and by a strong line the other, is not this digit.
A box whose places of a digit form a cross or corner, and a line with two places that meets one arm.
When a box has three to five places for a digit, all in one row and one column.
A third place in the line, and it forces nothing into the box.
# xy-wing: naked-pair
A cell is one of two digits, and sees two cells that each share one of them and a third digit. Whichever it is, one of the wings is the third digit.
Pivot XY, wings XZ and YZ: what sees both wings is not Z.
Among cells with two candidates.
A third candidate in a wing, and it need not be Z.
# xyz-wing: xy-wing
The pivot holds the third digit, too. One of the three cells is that digit, whatever comes.
Pivot XYZ, wings XZ and YZ: what sees all three is not Z.
Where a cell of three candidates has two partners of two.
A third candidate in a wing, and it need not be Z.
# w-wing: naked-pair, skyscraper
Two cells hold only the same two digits and do not see each other. If a strong line of the one digit touches both, one of the cells must be the other digit.
XY and XY, tied by a house with two places of X: what sees both is not Y.
When the same pair stands twice in different corners of the board.
A place of X in the house that sees neither cell, and both may be X.
# unique-rectangle-one-corner: naked-pair
Four cells in two rows, two columns and two boxes that could all be the same two digits would give two answers. So the one with a third digit is neither of the two.
Three corners XY, the fourth XY and more: X and Y go from the fourth.
When a pair stands twice in line, and its digits fit again in the same columns.
With a third digit in two corners, either may prevent the swap.
# hidden-rectangle: unique-rectangle-one-corner, hidden-single
In a rectangle of X and Y, one corner has just these. If across from it both lines hold X only in the rectangle, Y there would let the four be swapped.
A corner XY, and across from it a corner whose row and column have X at one other corner only: Y goes from it.
When a pair cell has three corners with more candidates.
A third digit in the corner of the pair may prevent the swap.
# simple-colouring: x-wing
Link the cells of a digit where a house has it just twice, and colour them in turn: one colour is true. A cell that sees both colours cannot have the digit.
A web of houses with two places; what sees two colours goes.
For a digit with many houses of two places.
Only houses with just two places carry the colour on.
# colour-wrap: simple-colouring
If two cells of the same colour see each other, that colour is false. All its cells lose the digit.
A web in two colours, two of one colour in a house.
Whenever you have coloured a digit: look at each house for a colour twice.
A third place in a house breaks the web there.
# multi-colouring: simple-colouring
Two webs of one digit: where a colour of the one sees a colour of the other, not both are true. So one of their opposites is, and what sees both loses the digit.
Webs A/a and B/b; A sees B: what sees a and b goes.
When one digit has two webs of colours that do not meet.
With a third place in a house of one web, its two ends may both lack the digit, and nothing goes.
# multi-colouring-wrap: multi-colouring
If a colour sees both colours of another web, it cannot be true. All its cells lose the digit.
Webs A/a and B/b; A sees B and b: A is false.
When two webs of one digit lie close together.
A third place in a house breaks the web there.
# finned-x-wing: x-wing
An X-wing with more places in one box: either these fins hold the digit, or the X-wing works. What both would clear goes.
An X-wing plus fins in the box of one corner: the line across through this corner loses the digit in that box.
When an X-wing is spoilt by cells beside one corner.
One place more outside the box of the fins, and nothing goes: that place may hold the digit, too.
# sashimi-x-wing: finned-x-wing
Like a finned X-wing, but the corner beside the fins cannot hold the digit. Without the fins its line has one place left, which sends the other line to its far corner: both lines across are full all the same.
An X-wing that lacks a corner, with fins in its box.
When two lines share one line across, and their other ends lie in the same row or column of boxes.
One place more outside the box of the fins, and nothing goes: that place may hold the digit, too.
# unique-rectangle-same-extra-digit: unique-rectangle-one-corner
Two corners have the same third digit. One of them must be it, or the four could be swapped.
XY, XY, XYZ, XYZ, the last two side by side: what sees both of these is not Z.
When two corners of a rectangle have three candidates each.
A fourth digit in a corner, and that corner may prevent the swap in place of Z.
# unique-rectangle-one-digit-locked: unique-rectangle-same-extra-digit
Two corners have more candidates, but X has no other place in their house. So one of them is X, and the other must not be Y.
X only in the two corners of their row, column or box: Y goes from both.
When a rectangle has two rich corners side by side.
If X has a place elsewhere in the house, nothing is locked.
# unique-rectangle-extra-digit-crosswise: unique-rectangle-same-extra-digit
The third digit is in two corners across from each other, and maybe in one more. One of them must be it, all the same.
XYZ at two opposite corners, and maybe a third: what sees each Z is not Z.
When a rectangle has its richer corners crosswise.
A fourth digit in a corner, and that corner may prevent the swap in place of Z.
# unique-rectangle-one-digit-across: unique-rectangle-extra-digit-crosswise
In both rows, or both columns, of a rectangle X fits only at its corners, so it takes two opposite ones. In the two richer ones it would leave Y to the other two, and the four could be swapped.
X at the corners only in both lines, two opposite corners with XY: X goes from the other two.
When an X-wing and a pair share four corners.
A third place of X in one of the two lines, and X need not be at the corners.
# unique-rectangle-naked-subset: unique-rectangle-same-extra-digit, naked-triple
Two corners of a rectangle have just a pair, so one of the other two takes a digit beyond it. That one cell, whichever it is, forms a naked set with cells of their house.
XY, XY, and two corners side by side with more: their further digits and cells of the house that hold only these make a naked set.
When the extra digits of two corners are few.
One candidate too many in the other cells, and they form no set.
# avoidable-rectangle-one-corner: unique-rectangle-one-corner
Four cells that were not given, and three of them written: if the fourth made a swap possible, there would be two answers. So it is not that digit.
X, Y, and Y found crosswise in two boxes: the last corner is not X.
Late, among digits you wrote yourself.
One of the three still open, and nothing follows.
# avoidable-rectangle-same-extra-digit: avoidable-rectangle-one-corner
Two cells of the rectangle are written, two are open with one more digit in common. One of these must take it.
X and Y written, XZ and YZ open, none given: what sees both is not Z.
Late, where you wrote a pair in two boxes.
One of the two still not written, and nothing follows: it may turn out to be another digit.
# bug-the-extra-digit: naked-pair, unique-rectangle-one-corner
If every open cell had two candidates, and every digit two places in each house, there would be two answers or none. So the one cell with a third candidate takes the digit that has a place too many.
BUG+1: all open cells have two candidates but one. It takes the digit that fits three times in its row, column and box.
Near the end, when only pairs are left.
Two cells with three candidates need more than this.
# remote-pair: naked-pair, simple-colouring
Cells with the same two candidates, each in sight of the next, alternate. The ends of a chain of four or six differ: what sees both is neither digit.
A chain of four, six … cells XY: what sees both ends loses X and Y.
When the same pair stands in many cells.
A third candidate in one cell breaks the chain.
${hard}`;
