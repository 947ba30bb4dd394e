/** Whole games, recorded: White looked two turns ahead, Black played at random. */

/** Ends when Black has two men left. */
export const MARELLE = `1. f4 d1 2. g4 b2 3. e4xd1 b4 4. b6 d6 5. f2 e3 6. f6xd6 g1 7. d6xb4 c5 8. c4 d7 9. a4 c3
10. b6-b4xc3 c5-d5 11. b4-b6xb2 d5-c5 12. b6-b4xd7 g1-d5 13. b4-b6xd5 1-0`;

/** Ends with a throw that leaves Black nothing to play. */
export const WITH_DICE = `1. f4 c3 2. e4 g7 3. g1 b2 4. a1 d7 5. a7 c5 6. c4 d5 7. d6 b4 8. b6 e3 9. d3 a4
10. [532] g1-g4xd5 [551] c5-d5 11. [651] f4-f6xa4 [652] d5-e5 12. [332] f6-f4xb4 [532] b2-d2
13. [332] f4-f6xd2 [664] e5-d5 14. [221] f6-f4xd5 [662] 1-0`;

/** Extra turns for both sides; ends when Black cannot move. */
export const CEYLON = `1. d6 c3 2. d5 f4 3. d7 c5 f6 4. e5 f2 a1 5. d2 e4 6. b2 g4 c4 7. b2-b4 d3 8. b4-b2 b2-b4 a7
9. b4-b2 b2-b4 e3 a7-a4 10. b4-b2xa4 b2-b4 a1-a4 11. b4-b2xa4 b2-b4 1-0`;
