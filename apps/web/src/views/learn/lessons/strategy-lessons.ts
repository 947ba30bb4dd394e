import type { Lesson } from '../lesson.ts';

/** How one plays well: lessons on the nine men’s board. What they claim is what their sorts of turns look up in the rules. */
export const STRATEGY_LESSONS = [
  {
    id: 'crossing',
    positions: ['W:Wd7:Bf4:H8,8'],
    steps: [{ right: 'crossing', others: ['three-ways', 'corner', 'any'] }],
    terms: ['crossing', 'placing'],
  },
  {
    id: 'two-threats',
    positions: ['W:Wa7,d5,b2:Bf4,d2,b6:H6,6'],
    steps: [
      { right: 'threatens-two', others: ['threatens', 'any'], reply: ['g7', 'd6'] },
      { right: 'closes', others: ['any'] },
    ],
    terms: ['doubleAttack', 'placing'],
  },
  {
    id: 'open-surely',
    positions: ['W:Wb6,d6,f6,a1:Bd5,f2,g1,c3'],
    steps: [
      { right: 'opens-surely', others: ['opens', 'any'], reply: ['g1-d1', 'f2-d2'] },
      { right: 'closes', others: ['any'] },
    ],
    terms: ['opening', 'closing'],
  },
  {
    id: 'running-take',
    positions: ['W:Wa1,a7,b2,b4,b6:Bc4,e3,f4,g1,d5'],
    steps: [
      { right: 'closes-surely', others: ['closes', 'any'], reply: ['f4-g4', 'g1-d1'] },
      { right: 'closes', others: ['any'] },
    ],
    terms: ['running', 'taking'],
  },
  {
    id: 'take-threat',
    positions: ['W:Wa7,d7,g4,c3,e3:Bf4,f6,d2,b4,c5'],
    steps: [{ right: 'closes-and-guards', others: ['closes', 'any'] }],
    terms: ['taking'],
  },
  {
    id: 'bar',
    positions: ['W:Wd3,a7,g7,c5:Bb2,f2,d1,e4'],
    steps: [{ right: 'guards', others: ['any'] }],
    terms: ['closing', 'moving'],
  },
  {
    id: 'fly-two-threats',
    positions: ['W:Wa7,d5,b2:Bf4,d2,b6,e3'],
    steps: [
      { right: 'threatens-two', others: ['threatens', 'any'], reply: ['b6-d6', 'f4-g4', 'e3-d3'] },
      { right: 'closes', others: ['any'] },
    ],
    terms: ['flying', 'doubleAttack'],
  },
  {
    id: 'fly-bar',
    positions: ['W:Wd7,b6,f2,e3:Ba1,a4,g4'],
    steps: [{ right: 'guards', others: ['any'] }],
    terms: ['flying'],
  },
  {
    id: 'opening-bar',
    positions: ['W:Wd2,a7:Bf4,f6:H7,7'],
    steps: [{ right: 'guards', others: ['crossing', 'any'] }],
    terms: ['placing', 'crossing'],
  },
] as const satisfies readonly Lesson[];

export type StrategyLessonId = (typeof STRATEGY_LESSONS)[number]['id'];
