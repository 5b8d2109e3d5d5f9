import type { MethodId } from "./methods.ts";

/** Pseudocode, the same in both languages; none where a page has no algorithm of its own. */
export const CODE: Readonly<Partial<Record<MethodId, string>>> = {
  brute: `fill(cell):
  if cell is behind the last: return all laws hold
  for each value v of cell:
    board[cell] = v
    if rows and columns hold, and fill(cell + 1): return true
  clear board[cell]
  return false`,
  backtrack: `fill(cell):
  if cell is behind the last: return true
  for each value v of cell:
    board[cell] = v
    if every law that holds cell holds,
       and fill(cell + 1): return true
  clear board[cell]
  return false`,
  propagate: `for each given: strike its digit around it
while a cell has one candidate:
  write it, strike it around the cell
  if a cell has none: return no answer
return backtrack on the open cells, in order,
       each with the candidates it has now`,
  check: `fill():
  cell = the first open cell, or return true
  for each candidate v of cell:
    board[cell] = v
    strike v from the open cells around it
    if each still has a candidate, and fill(): return true
    undo the strikes, clear board[cell]
  return false`,
  fewest: `fill():
  cell = an open cell with the fewest candidates,
         or return true
  for each candidate v of cell:
    board[cell] = v
    strike v from the open cells around it
    if each still has a candidate, and fill(): return true
    undo the strikes, clear board[cell]
  return false`,
  forward: `fill():
  repeat until nothing is new:
    for each law with a changed cell:
      if it is broken: return false
      write all that it forces
  cell = where the fewest options are left, or return true
  for each option of cell:
    mark = trail; write the option
    if fill(): return true
    undo to mark
  return false`,
  "fast-bands": `# a state: 27 bits for a digit and band
fill(state):
  repeat until nothing is new:
    close each digit in its three bands (table)
    write cells with one candidate (bit columns)
  if a cell or house has nothing left: return false
  if all is written: return true
  choice = a cell with two candidates,
           else the ways of a digit through a band
  for each way of choice:
    if fill(copy of state with way): return true
  return false`,
  "fast-probing": `explore(board):
  repeat until nothing is new:
    settle: blocks, last liberties, reach, bottlenecks
    for each place near a change:
      suppose sea, suppose land, settle each
      keep what both agree on
  if broken: return false
  if full: return true
  place = where the poorer colour led furthest
  try its two colours
after 1,000 nodes: learn
after 4,000 more: sweep small boards once`,
  learn: `loop:
  conflict = unit propagation, then the theory
  if no conflict:
    if all is assigned: return answer
    decide the most active variable
  else if no decision stands: return no answer
  else:
    clause = resolve back to the first unique
             implication point
    learn clause, raise its variables' activity
    jump back to the second highest level in clause`,
  "alpha-beta": `value(node, alpha, beta):
  if node is a leaf: return its value
  if Max moves:
    best = −infinity
    for each child:
      best = max(best, value(child, alpha, beta))
      alpha = max(alpha, best)
      if alpha >= beta: break      # cut
  else:
    best = +infinity
    for each child:
      best = min(best, value(child, alpha, beta))
      beta = min(beta, best)
      if alpha >= beta: break      # cut
  return best`,
  deepening: `for depth = 1, 2, 3, ...:
  best = search(root, depth, −inf, +inf)
  the best line goes first next time
  stop when the time is up, or all is proved

search(node, depth, alpha, beta):
  if table has node, as deep: return its value
  if depth = 0: return estimate(node)
  ... as alpha-beta, best known move first ...
  table[node] = value, depth, exact or bound`,
  digging: `board = a random full board
for each cell (or group), in random order:
  dig it out
  if the board has a second answer:
    put it back, for good`,
  climbing: `draft = random islands and a sea, with clues
left = places the settler leaves open
while left > 0:
  change something near an open place
  if it now leaves no more open: keep it
  else: take it back
  after 100 vain changes: make that part anew`,
};
