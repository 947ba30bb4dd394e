/** One published table of leaf counts: `counts[i]` are the leaves at depth i + 1. */
export interface PerftTable {
  readonly rules: string;
  readonly changes?: Readonly<Record<string, string>>;
  readonly fen: string;
  /**
   * `drop`: captures with the same origin, destination and set of pieces are one; `keep`: the same set taken in another
   * order counts again.
   */
  readonly duplicates: 'drop' | 'keep';
  readonly counts: readonly number[];
  readonly source: string;
}

/**
 * Numbers published with rhalbersma/dctl (commit 21869018, below test/src/algo/traversal/) and in the threads it names;
 * those of the first three rule sets were computed by an independent program from this project's rules.
 */
export const PERFT_TABLES: readonly PerftTable[] = [
  {
    rules: 'dames',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7482, 37986, 190146, 929896, 4570511],
    source: 'the rules of this project, an independent program',
  },
  {
    rules: 'dame-100',
    fen: 'W:W31-50:B1-20',
    duplicates: 'drop',
    counts: [9, 81, 658, 4265, 27132, 168316, 1060829, 6595075],
    source: 'the rules of this project, an independent program',
  },
  {
    rules: 'brazilian',
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [7, 49, 302, 1469, 7473, 37628, 187302, 907836, 4431847, 21566606, 105534946, 512171742, 2483592238],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-78",
  },
  {
    rules: 'brazilian',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431766, 21560022, 105491257, 511882477, 2481546396],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-78",
  },
  {
    rules: 'pool',
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [7, 49, 302, 1469, 7482, 37986, 190146, 929902, 4570615, 22442551, 110877932, 544300084, 2670481140],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-57",
  },
  {
    rules: 'pool',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7482, 37986, 190146, 929896, 4570534, 22435955, 110833952, 544005148, 2668385616],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-57",
  },
  {
    rules: 'russian',
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [
      7, 49, 302, 1469, 7482, 37986, 190146, 929905, 4570667, 22450628, 110961169, 545059387, 2675994747, 13138899366,
    ],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-126",
  },
  {
    rules: 'russian',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7482, 37986, 190146, 929899, 4570586, 22444032, 110917189, 544770444, 2673979569],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-126",
  },
  {
    rules: 'english',
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [
      7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128, 388623673, 1766623630, 7978439499,
    ],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-126",
  },
  {
    rules: 'english',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128, 388617999, 1766564893],
    source: "dctl initial/board_08x08.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-126",
  },
  {
    rules: 'czech',
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963671, 18368918, 84967210, 386267783, 1749766090],
    source: "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822",
  },
  {
    rules: 'czech',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963671, 18368918, 84967210, 386262109, 1749707352],
    source: "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822",
  },
  {
    rules: 'spanish',
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860866, 17743464, 81383200, 365734003, 1638016958],
    source: "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822",
  },
  {
    rules: 'spanish',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860866, 17743464, 81383200, 365728331, 1637958247],
    source: "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822",
  },
  {
    rules: 'italian',
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860875, 17761384, 81647058, 367917147, 1655269811],
    source: "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822",
  },
  {
    rules: 'italian',
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860875, 17761384, 81647058, 367911475, 1655211086],
    source: "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822",
  },
  {
    rules: 'dames',
    changes: { 'men-capture-backward': 'no', removal: 'at-once' },
    fen: 'W:W21-32:B1-12',
    duplicates: 'keep',
    counts: [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963648, 18363523, 84892793, 385719334, 1745725339],
    source:
      "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822 (Thai rules with twelve men)",
  },
  {
    rules: 'dames',
    changes: { 'men-capture-backward': 'no', removal: 'at-once' },
    fen: 'W:W21-32:B1-12',
    duplicates: 'drop',
    counts: [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963648, 18363523, 84892793, 385713660, 1745666630],
    source:
      "dctl initial/board_08x08.cpp; damforum.nl thread 'Perft for all recognized draughts variants' t=2822 (Thai rules with twelve men)",
  },
  {
    rules: 'international',
    fen: 'W:W31-50:B1-20',
    duplicates: 'keep',
    counts: [9, 81, 658, 4265, 27117, 167140, 1049442, 6483971, 41022614, 258935682, 1666207133, 10752899471],
    source:
      "dctl initial/board_10x10.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-69; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'international',
    fen: 'W:W31-50:B1-20',
    duplicates: 'drop',
    counts: [9, 81, 658, 4265, 27117, 167140, 1049442, 6483961, 41022423, 258895763, 1665861398],
    source:
      "dctl initial/board_10x10.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-69; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'international',
    fen: 'B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24',
    duplicates: 'drop',
    counts: [14, 55, 1168, 5432, 87195, 629010, 9041010, 86724219, 1216917193],
    source: "Random178; dctl international/fmjd.cpp; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'international',
    fen: 'W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26',
    duplicates: 'drop',
    counts: [6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050, 377436, 1910989, 9872645, 58360286, 346184885],
    source: "Woldouby; dctl international/fmjd.cpp; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'international',
    fen: 'W:WK31-50:BK1-20',
    duplicates: 'drop',
    counts: [17, 79, 352, 1399, 7062, 37589, 217575, 1333217, 8558321, 58381162, 417920283],
    source: "AllKings; dctl international/fmjd.cpp; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'international',
    fen: 'W:W6,7,8,9,10:B41,42,43,44,45',
    duplicates: 'drop',
    counts: [9, 81, 795, 7578, 86351, 936311, 11448262, 138362698, 1799526674],
    source: "AlmostPromotion; dctl international/fmjd.cpp; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'international',
    fen: 'W:W31,32,33,34,35:B16,17,18,19,20',
    duplicates: 'keep',
    counts: [
      9, 81, 534, 2538, 9052, 29999, 98971, 310315, 1008317, 3174159, 10369533, 34907917, 123162301, 462333827,
      1824763597,
    ],
    source:
      "FrontRows; dctl international/shashki.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-58",
  },
  {
    rules: 'italian',
    fen: 'W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3',
    duplicates: 'keep',
    counts: [
      5, 13, 42, 107, 360, 1099, 3736, 12495, 43686, 164177, 628686, 2643623, 10833722, 49327264, 212130912, 1021757399,
    ],
    source: 'Gilbert1; dctl italian/gilbert.cpp (Ed Gilbert, damforum.nl t=2822)',
  },
  {
    rules: 'italian',
    fen: 'B:W30,21,22,17,20,K6:B25,28,9,5,1,3',
    duplicates: 'keep',
    counts: [6, 47, 271, 1916, 10810, 73137, 389809, 2469050, 12803372, 77920042, 396940628, 2365222285],
    source: 'Gilbert2; dctl italian/gilbert.cpp (Ed Gilbert, damforum.nl t=2822)',
  },
  {
    rules: 'italian',
    fen: 'W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4',
    duplicates: 'keep',
    counts: [13, 112, 828, 6756, 46241, 368908, 2468110, 19914763, 130562037, 1056217651, 6894949061],
    source: 'Gilbert3; dctl italian/gilbert.cpp (Ed Gilbert, damforum.nl t=2822)',
  },
  {
    rules: 'english',
    fen: 'B:W21-32:B1-12',
    duplicates: 'keep',
    counts: [
      7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128, 388623673, 1766623630, 7978439499,
      36263167175, 165629569428, 758818810990, 3493881706141, 16114043592799, 74545030871553, 345100524480819,
      1602372721738102, 7437536860666213,
    ],
    source:
      'OEIS A133046 (Aart Bik), as quoted in a public project note; depth 1-12 also published by Martin Fierz for Cake (checker-board.blogspot.com, 2009-02)',
  },
  {
    rules: 'dame-36',
    fen: 'W:W13-18:B1-6',
    duplicates: 'drop',
    counts: [5, 25, 106, 369, 1304, 4302, 13269, 41378],
    source: 'two generators of this project, which share nothing: no published table is known',
  },
  {
    rules: 'thai',
    fen: 'B:W25-32:B1-8',
    duplicates: 'drop',
    counts: [7, 49, 392, 3136, 26592, 218695, 1820189],
    source: 'two generators of this project, which share nothing: no published table is known',
  },
  {
    rules: 'international',
    changes: { size: '6' },
    fen: 'W:W13-18:B1-6',
    duplicates: 'drop',
    counts: [
      5, 25, 106, 369, 1301, 4214, 12912, 39526, 113614, 329982, 933564, 2678979, 7509079, 21546796, 59298144,
      172303864, 480328231,
    ],
    source: "dctl initial/board_06x06.cpp; damforum.nl 'Perft for arbitrary board sizes' t=2666",
  },
  {
    rules: 'english',
    changes: { size: '6' },
    fen: 'W:W13-18:B1-6',
    duplicates: 'keep',
    counts: [
      5, 25, 106, 369, 1271, 4104, 12495, 37474, 104013, 290032, 808158, 2209549, 6039632, 16775007, 45722008,
      129088590, 354735390,
    ],
    source: "dctl initial/board_06x06.cpp; damforum.nl 'Perft for arbitrary board sizes' t=2666",
  },
  {
    rules: 'killer',
    fen: 'W:W31-50:B1-20',
    duplicates: 'keep',
    counts: [9, 81, 658, 4265, 27117, 167140, 1049442, 6483971, 41022614, 258935682, 1666207133, 10752899471],
    source:
      "dctl initial/board_10x10.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-69; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'killer',
    fen: 'W:W31-50:B1-20',
    duplicates: 'drop',
    counts: [9, 81, 658, 4265, 27117, 167140, 1049442, 6483961, 41022423, 258895763, 1665861398],
    source:
      "dctl initial/board_10x10.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-69; damforum.nl 'Perft' t=2308",
  },
  {
    rules: 'killer',
    fen: 'B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24',
    duplicates: 'drop',
    counts: [14, 55, 1168, 5165, 84326, 573965, 8476150, 78944517, 1133545351, 12070611997],
    source: 'dctl killer/letouzey.cpp (Fabien Letouzey, by e-mail)',
  },
  {
    rules: 'killer',
    fen: 'W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26',
    duplicates: 'drop',
    counts: [
      6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88043, 377339, 1908829, 9850540, 58116971, 343968214, 2251657424,
      14783093851,
    ],
    source: 'dctl killer/letouzey.cpp (Fabien Letouzey, by e-mail)',
  },
  {
    rules: 'antidraughts',
    fen: 'W:W31-50:B1-20',
    duplicates: 'drop',
    counts: [9, 81, 658, 4265, 27117, 167140, 1049442],
    source:
      "dctl initial/board_10x10.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-69; damforum.nl 'Perft' t=2308 (the rules differ only where games end, which is deeper)",
  },
  {
    rules: 'breakthrough',
    fen: 'W:W31-50:B1-20',
    duplicates: 'drop',
    counts: [9, 81, 658, 4265, 27117, 167140, 1049442],
    source:
      "dctl initial/board_10x10.cpp; shashki.com thread 'Standard validation generator moves' t-627 start-69; damforum.nl 'Perft' t=2308 (the rules differ only where games end, which is deeper)",
  },
  {
    rules: 'frisian',
    fen: 'W:W31-50:B1-20',
    duplicates: 'keep',
    counts: [9, 81, 658, 3880, 21345, 103584, 550314, 2907905, 16204497, 90161025, 521287205],
    source: 'dctl initial/board_10x10.cpp; damforum.nl t=2822 start=15',
  },
  {
    rules: 'frisian',
    fen: 'W:W31-50:B1-20',
    duplicates: 'drop',
    counts: [9, 81, 658, 3874, 21265, 102431, 540126, 2825779, 15605069, 85817725, 491186430],
    source: 'dctl initial/board_10x10.cpp; damforum.nl t=2822 start=15',
  },
  {
    rules: 'frysk',
    fen: 'W:W46-50:B1-5',
    duplicates: 'drop',
    counts: [9, 81, 657, 5329, 41829, 328329, 2572197],
    source: 'two generators of this project, which share nothing: no published table is known',
  },
  {
    rules: 'canadian',
    fen: 'W:W43-72:B1-30',
    duplicates: 'drop',
    counts: [11, 121, 1222, 10053, 79049, 584100, 4369366, 31839056, 237209258, 1761652936],
    source: "dctl initial/board_large.cpp; damforum.nl 'Perft on large boards' t=4563",
  },
  {
    rules: 'international',
    changes: { size: '14' },
    fen: 'W:W57-98:B1-42',
    duplicates: 'drop',
    counts: [13, 169, 2042, 20513, 195333, 1710812, 15007858, 127249292, 1093968733],
    source: "dctl initial/board_large.cpp; damforum.nl 'Perft on large boards' t=4563",
  },
  {
    rules: 'turkish',
    fen: 'W:W41-56:B9-24',
    duplicates: 'drop',
    counts: [8, 64, 708, 7538, 85090, 931312, 10782382, 123290300, 1454144462],
    source: 'kish 1.1.7 (crates.io), examples/perft.rs',
  },
  {
    rules: 'armenian',
    fen: 'W:W41-56:B9-24',
    duplicates: 'drop',
    counts: [22, 484, 12174, 268670, 6280482],
    source: 'two generators of this project, which share nothing: no published table is known',
  },
];
