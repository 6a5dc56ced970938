import { useTranslation } from 'react-i18next'

/** Links to the letters of an index on the same page. */
export function LetterLinks({ letters }: { letters: readonly string[] }) {
  const { t } = useTranslation('library')
  return (
    <nav className="letters noprint" aria-label={t('letters.label')}>
      {letters.map((letter) => (
        <a key={letter} href={`#${letterId(letter)}`}>
          {letterWords(letter)}
        </a>
      ))}
    </nav>
  )
}

/** The id of the part of a page that holds a letter. */
export function letterId(letter: string): string {
  return letter === '#' ? 'letter-0-9' : `letter-${letter}`
}

export function letterWords(letter: string): string {
  return letter === '#' ? '0–9' : letter
}
