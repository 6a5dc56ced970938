import type { Locale } from '#app/core/i18n/locale.ts'
import { classNames } from '#app/ui/class-names.ts'

type ProseProps = {
  /** From `renderMarkdown`: nothing else may come here. */
  html: string
  /** Language of the text, when the page has another. */
  lang?: Locale | undefined
  /** In large type. */
  large?: boolean
}

/** A text to read. */
export function Prose({ html, lang, large = false }: ProseProps) {
  return (
    <div
      className={classNames('prose', large && 'prose--large')}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
