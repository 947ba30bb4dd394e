import { ANIMALS } from '@merellier/protocol/class';
import { ClassClient } from '../apps/server/src/testing/class-client.ts';

/**
 * What the server alone takes until a position is with all pupils of a class: the milliseconds from the teacher's message to each
 * pupil's, with bare connections in place of browsers.
 */
export async function serverDelays(url: string, pupils: number, questions: number): Promise<readonly number[]> {
  const teacher = await ClassClient.teacher(url);
  const here = await Promise.all(
    ANIMALS.slice(0, pupils).map((animal) => ClassClient.pupil(url, teacher.code, animal)),
  );
  const delays: number[] = [];
  for (let id = 1; id <= questions; id++) {
    const arrivals = here.map(async (pupil) => {
      await pupil.until(() => pupil.view?.question?.id === id);
      return performance.now();
    });
    const sent = performance.now();
    const rules = { id: 'jeu-du-moulin', parameters: {} };
    teacher.do({ kind: 'ask', rules, position: 'W:Wd6,f4:Bb4,d2:H7,7', text: `Question ${id} ?`, right: null });
    delays.push(...(await Promise.all(arrivals)).map((at) => at - sent));
  }
  teacher.send({ type: 'end' });
  for (const each of [teacher, ...here]) each.drop();
  return delays;
}
