import type { ReactNode } from 'react'
import { Branch } from '../sections/branch.tsx'
import { PhraseBreaks } from '../phrase-breaks.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SkipLink } from './skip-link.tsx'

type SplitLayoutProps = {
  name: string
  /** Said beside the form on wide screens; may bear phrase marks. */
  slogan: string
  lead: string
  announcement?: ReactNode
  /** Under the form, such as the telephone of customer service. */
  help?: ReactNode
  /** The page with its h1, one column of 480 px. */
  children: ReactNode
}

/** The frame of signing in: the form on paper, the branch on ink beside it, a band of it above on phones. */
export function SplitLayout({ name, slogan, lead, announcement, help, children }: SplitLayoutProps) {
  return (
    <>
      <SkipLink />
      {announcement}
      <div className="signin">
        <header className="signin__art">
          <Branch />
          <Brand name={name} />
          <div className="signin__words">
            <p className="signin__slogan">
              <PhraseBreaks text={slogan} />
            </p>
            <p>{lead}</p>
          </div>
        </header>
        <div className="signin__form">
          <main id="main">{children}</main>
          <footer className="signin__foot">
            {help}
            <LanguageLinks light />
          </footer>
        </div>
      </div>
    </>
  )
}
