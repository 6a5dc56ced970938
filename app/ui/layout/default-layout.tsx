import type { ComponentProps, ReactNode } from 'react'
import { ElderCall } from './elder-call.tsx'
import { PrintHead, type Printed } from './print-head.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

type DefaultLayoutProps = {
  name: string
  header: Omit<ComponentProps<typeof SiteHeader>, 'name'>
  footer: Omit<ComponentProps<typeof SiteFooter>, 'name'>
  /** Between header and text, such as the toast region or a site-wide banner. */
  announcement?: ReactNode
  /** What paper says of the page besides the site's name. */
  printed?: Printed
  /** Between text and footer, such as the ActionBar of a profile. */
  afterMain?: ReactNode
  children: ReactNode
}

/** The frame of public pages. Inside, a page brings its own `.wrap`, because heroes and bands run edge to edge. */
export function DefaultLayout({
  name,
  header,
  footer,
  announcement,
  printed,
  afterMain,
  children,
}: DefaultLayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader name={name} {...header} />
      <PrintHead name={name} phone={footer.phone.label} printed={printed} />
      {announcement}
      <main id="main">{children}</main>
      {afterMain}
      <SiteFooter name={name} {...footer} />
      <ElderCall phone={footer.phone} />
    </>
  )
}
