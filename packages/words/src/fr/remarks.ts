import type { RemarkWords } from '../shapes.ts';
import { NUMBERS, quoted, SIDES } from './language.ts';
import { REASONS } from './outcomes.ts';

export const REMARKS: RemarkWords = {
  'rules-assumed': (_, rules) => `la règle n’est pas nommée ; lu comme ${quoted(rules)}`,
  'rules-and-type': ({ type }, rules) => `GameType ${quoted(type)} contredit Rules ; lu comme ${quoted(rules)}`,
  'type-ignored': ({ type }) => `GameType ${quoted(type)} n’est pas connu ici ; il est laissé de côté`,
  'tag-unread': ({ text }) => `la balise ${quoted(text)} est illisible ; elle est laissée de côté`,
  'tag-twice': ({ name, dropped }) => `${name} est donné deux fois ; ${quoted(dropped)} est laissé de côté`,
  'result-unread': ({ text }) => `le résultat ${quoted(text)} est illisible ; il est laissé de côté`,
  'side-assumed': ({ side }) => `la position ne dit pas qui a le trait ; lu comme trait aux ${SIDES[side]}`,
  'signs-replaced': ({ text, read, more }) =>
    `${quoted(text)} est lu comme ${quoted(read)}${more > 0 ? `, et encore ${NUMBERS.number(more)} de la sorte dans cette partie` : ''}`,
  'quiet-with-x': ({ text }) => `${text} ne prend rien ; lu comme un simple déplacement`,
  'jumps-joined': ({ text }) => `prise écrite saut par saut ; lue comme ${text}`,
  'capture-guessed': ({ text, read, sure }) =>
    sure
      ? `plusieurs prises s’écrivent ${text} ; la suite de la partie désigne ${read}`
      : `plusieurs prises s’écrivent ${text} ; ${read} a été choisie au hasard`,
  'bare-text': ({ text }) => `texte sans accolades : ${quoted(text)} ; lu comme un commentaire`,
  'text-dropped': ({ text }) => `${quoted(text)} n’appartient à aucune partie ; laissé de côté`,
  'comment-unclosed': ({ text }) => `le commentaire ${quoted(text)} n’est pas fermé : il va jusqu’à la fin de la ligne`,
  'variation-unclosed': () => 'une parenthèse n’est pas fermée : la variante va jusqu’à la fin de la partie',
  'number-off': ({ text, number, side }) =>
    `le numéro ${text} contredit la partie : c’est le coup ${NUMBERS.number(number)}, ${SIDES[side]}`,
  'draws-off': ({ reason }) =>
    `la partie continue après une nulle (${REASONS[reason](null, undefined)}) ; cette règle est suspendue`,
  'result-turned': ({ text }) =>
    `le résultat ${text} compte à partir des Noirs, qui commencent ; c’est la partie qui décide`,
  encoding: ({ encoding }) =>
    encoding === 'windows-1252'
      ? 'des lettres ne sont pas en UTF-8 ; lues en Windows-1252 (Latin-1)'
      : `le fichier est en ${encoding.toUpperCase()}`,
};
