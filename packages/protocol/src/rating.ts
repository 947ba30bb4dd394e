/** A rating as it is shown: rounded, and whether it is still uncertain. */
export interface ShownRating {
  readonly points: number;
  /** Few games, or none for a long time: it is shown with a question mark. */
  readonly provisional: boolean;
}

/** What a rated game did to the rating of one player. */
export interface RatingChange {
  readonly before: ShownRating;
  readonly after: ShownRating;
}
