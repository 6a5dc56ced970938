import { useTranslation } from 'react-i18next'
import { Card } from '#app/ui/cards/card.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import type { AnnouncementData } from '../pages/announcement-page.server.ts'
import { WrittenParagraphs } from './written-paragraphs.tsx'

type PreviewsProps = Pick<AnnouncementData, 'previews' | 'isMailed'>

/** An announcement as each reader gets it: on their page, and as a mail. */
export function AnnouncementPreviews({ previews, isMailed }: PreviewsProps) {
  const { t } = useTranslation('association-announcements')
  return (
    <Card as="section" labelledBy="previews" className="card__body stack">
      <h2 id="previews">{t('preview.title')}</h2>
      <Disclosures>
        {previews.map(({ reader, locale, isOwn, title, paragraphs, mail }, at) => (
          <Disclosure key={reader} summary={t(`languages.${reader}`)} open={at === 0}>
            <div className="stack">
              {!isOwn && <p className="muted">{t('preview.other', { language: t(`languages.${locale}`) })}</p>}
              <h3>{t('preview.inApp')}</h3>
              <p lang={locale}>
                <b>{title}</b>
              </p>
              <WrittenParagraphs paragraphs={paragraphs} lang={locale} />
              {isMailed && mail && (
                <>
                  <h3>{t('preview.mail')}</h3>
                  <p>
                    {t('preview.subject')} <b lang={locale}>{mail.subject}</b>
                  </p>
                  <pre className="announcement-mail" lang={reader}>
                    {mail.text}
                  </pre>
                </>
              )}
            </div>
          </Disclosure>
        ))}
      </Disclosures>
    </Card>
  )
}
