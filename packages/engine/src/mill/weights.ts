/** first guess, to be tuned */
const ROW = [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15];
export const MILL_WEIGHTS: Int32Array = Int32Array.from([...ROW, ...ROW, ...ROW, ...ROW, ...ROW, ...ROW, ...ROW]);
