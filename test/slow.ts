// The mark of slow tests: `npm run test:quick` leaves out each file of tests that imports this one, itself or through
// another, such as what draws samples (share.ts) or makes puzzles (make/making.ts).
export {};
