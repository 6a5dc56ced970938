import { Fragment } from 'react'

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
          {position > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  )
}

/** The same text without its marks, for titles and attributes. */
export function withoutBreaks(text: string): string {
  return text.replaceAll('|', '')
}
