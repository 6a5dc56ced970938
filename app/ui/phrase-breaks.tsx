import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import { clausesOf, phrasesOf, widthInHan } from '#app/core/format/phrases.ts'

/** Ends or begins what is written with spaces between words. */
const spaced = /[^\s\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u

/** What stands between two phrases: a space where neither side is Chinese, which has none. */
function gap(before: string, after: string): string {
  return spaced.test(before.slice(-1)) && spaced.test(after.slice(0, 1)) ? ' ' : ''
}

/** What a heading of the narrowest phone holds in a line, and one beside a picture: shorter texts never break. */
const neverBreaks = { wide: 8, narrow: 4 }
/** Clauses begin lines of their own unless one of them takes three. */
const longestClause = 13
/** What a line of a heading holds on the commonest phones. */
const phoneLine = 11

const linesOf = (text: string) => Math.ceil(widthInHan(text) / phoneLine)

/** Whether clauses that begin lines of their own take more lines of a phone than the text does that runs on. */
const isLonger = (clauses: readonly (readonly string[])[], text: string) =>
  clauses.reduce((lines, clause) => lines + linesOf(clause.join('')), 0) > linesOf(text)

function Phrases({ phrases, between = () => '' }: { phrases: readonly string[]; between?: typeof gap }) {
  return phrases.map((phrase, position) => (
    <Fragment key={position}>
      {position > 0 && (between(phrases[position - 1]!, phrase) || <wbr />)}
      {phrase}
    </Fragment>
  ))
}

/**
 * A Chinese heading that nobody has marked: its clauses begin lines, and long ones break between phrases. On a phone (styles/base.css) clauses run
 * on where that saves a line.
 */
function Unmarked({ text, isNarrow }: { text: string; isNarrow: boolean }) {
  const shortest = isNarrow ? neverBreaks.narrow : neverBreaks.wide
  if (!/\p{Script=Han}/u.test(text) || widthInHan(text) <= shortest) return text
  const phrases = phrasesOf(text)
  const clauses = clausesOf(phrases)
  if (phrases.length === 1) return text
  if (clauses.length === 1 || clauses.some((clause) => widthInHan(clause.join('')) > longestClause)) {
    return (
      <span className="phr">
        <Phrases phrases={phrases} />
      </span>
    )
  }
  const runsOn = isLonger(clauses, text)
  return (
    <span className={classNames('phr', runsOn && 'phr--runs-on')}>
      {clauses.map((clause, position) => (
        <Fragment key={position}>
          {runsOn && position > 0 && <wbr />}
          <span className="kept">
            <Phrases phrases={clause} />
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/**
 * A heading that breaks between phrases only, as Chinese ones should: where `|` marks them, else where its words let it. English breaks at
 * its spaces. The server tells the words apart: no page that shows a heading runs this in the browser.
 */
export function PhraseBreaks({ text, isNarrow = false }: { text: string; isNarrow?: boolean }) {
  const phrases = text.split('|')
  if (phrases.length === 1) return <Unmarked text={text} isNarrow={isNarrow} />
  return (
    <span className="phr">
      <Phrases phrases={phrases} between={gap} />
    </span>
  )
}

/** The same text without its marks, for titles and attributes. */
export function withoutBreaks(text: string): string {
  return text.split('|').reduce((before, after) => before + gap(before, after) + after)
}
