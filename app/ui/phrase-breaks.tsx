import { Fragment } from 'react'

/** Ends or begins what is written with spaces between words. */
const spaced = /[^\s\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u

/** What stands between two phrases: a space where neither side is Chinese, which has none. */
function gap(before: string, after: string): string {
  return spaced.test(before.slice(-1)) && spaced.test(after.slice(0, 1)) ? ' ' : ''
}

/**
 * Text whose phrases are marked with `|`: lines break between phrases only, as Chinese headings should.
 * A text without marks comes out as it is.
 */
export function PhraseBreaks({ text }: { text: string }) {
  const phrases = text.split('|')
  if (phrases.length === 1) return <>{text}</>
  return (
    <span className="phr">
      {phrases.map((phrase, position) => (
        <Fragment key={position}>
          {position > 0 && (gap(phrases[position - 1]!, phrase) || <wbr />)}
          {phrase}
        </Fragment>
      ))}
    </span>
  )
}

/** The same text without its marks, for titles and attributes. */
export function withoutBreaks(text: string): string {
  return text.split('|').reduce((before, after) => before + gap(before, after) + after)
}
