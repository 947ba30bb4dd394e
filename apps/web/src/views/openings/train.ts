/** What stands last in the address of the trainer: `/ouvertures/jeu-du-moulin/train`. */
export const TRAIN = 'train';
