export type { Reason } from '@merellier/rules';
