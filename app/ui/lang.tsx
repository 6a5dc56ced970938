import type { ReactNode } from 'react'

type LangProps = {
  /** Language of the run, such as `en` or `zh-Hans`: it picks regional glyphs and the voice of a screen reader. */
  lang: string
  as?: 'span' | 'p' | 'address' | 'b'
  className?: string
  children: ReactNode
}

/** A run of text in another language than the page: a legal name, an address, a credential. */
export function Lang({ lang, as: Element = 'span', className, children }: LangProps) {
  return (
    <Element lang={lang} className={className}>
      {children}
    </Element>
  )
}
