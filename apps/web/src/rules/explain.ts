// Why a tap is refused: fetched by the first one that is.
export { explain } from '@merellier/rules';
