import { useTranslation } from 'react-i18next'

/** Links to the letters of an index on the same page, or to its numbers of strokes. */
export function LetterLinks({ letters }: { letters: readonly string[] }) {
  const { t } = useTranslation('library')
  return (
    <nav className="letters noprint" aria-label={t('letters.label')}>
      {letters.map((letter) => (
        <a key={letter} href={`#${letterId(letter)}`}>
          <LetterWords letter={letter} />
        </a>
      ))}
    </nav>
  )
}

const isStrokes = (letter: string) => /^\d+$/.test(letter)

/** The id of the part of a page that holds a letter. */
export function letterId(letter: string): string {
  if (letter === '#') return 'letter-0-9'
  return isStrokes(letter) ? `strokes-${letter}` : `letter-${letter}`
}

/** A letter as a heading: A, 0–9, or how many strokes. */
export function LetterWords({ letter }: { letter: string }) {
  const { t } = useTranslation('library')
  if (letter === '#') return '0–9'
  return isStrokes(letter) ? t('letters.strokes', { number: letter }) : letter
}
