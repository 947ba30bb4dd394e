import type { ClassView } from '@merellier/protocol/class';
import { createContext, useContext } from 'solid-js';
import type { ClassHere } from './class-state.ts';

/** The teacher's class, for all its pages. */
export interface Teacher extends ClassHere {
  /** Where the pupils come in. */
  readonly address: (code: string) => string;
}

export const TeacherContext = createContext<Teacher>();

export function useTeacher(): Teacher {
  const teacher = useContext(TeacherContext);
  if (!teacher) throw new Error('useTeacher is called outside the pages of the teacher');
  return teacher;
}

/** The class as it stands, for the pages that are shown only where there is one. */
export function useClassView(): () => ClassView {
  const { view } = useTeacher();
  let last: ClassView | null = null;
  return () => {
    last = view() ?? last;
    if (!last) throw new Error('useClassView is called without a class');
    return last;
  };
}
