import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ShownRequest } from '../queries/request-details.server.ts'

/** The paper that an association has sent with its request, to be saved and looked at. */
export function ProofPanel({ request: { id, proof } }: { request: ShownRequest }) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const href = useHref(paths.reviewProof(id))
  if (!proof) return null
  const { file } = proof
  return (
    <Card as="section" labelledBy="proof" className="card__body stack">
      <h2 id="proof">{t('proof.title')}</h2>
      {file ? (
        <>
          <p className="row">
            <span>
              {t(file.isPdf ? 'proof.pdf' : 'proof.picture', {
                kilobytes: Math.ceil(file.bytes / 1024),
                date: formatShortDate(file.createdAt, locale),
              })}
            </span>
            <a className="btn btn--line" href={href} download>
              {t('proof.save')}
            </a>
          </p>
          <p className="muted">{t('proof.logged')}</p>
        </>
      ) : (
        <p className="muted">{t('proof.gone')}</p>
      )}
    </Card>
  )
}
