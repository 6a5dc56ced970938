import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TextPage } from '../pages/text-page.server.ts'
import type { ClaimLine } from '../queries/claims.server.ts'
import { dayAndTime } from '../when.ts'
import { useKeyWords } from './field-words.tsx'

/** Words of the text that may not be said, by field. */
export function ClaimsPanel({ claims }: { claims: readonly ClaimLine[] }) {
  const { t } = useTranslation('content')
  const { t: say } = useTranslation('review')
  const words = useKeyWords()
  if (claims.length === 0) return null
  return (
    <PanelCard id="claims" title={t('claims.title')}>
      <div className="card__body stack stack--sm">
        <p>{t('claims.lead')}</p>
        <ul className="bullets">
          {claims.map(({ key, found }) => (
            <li key={key}>
              {words(key)}
              {found.map(({ text, kind, before, after }, at) => (
                <p key={at} className="claim-line">
                  {before}
                  <mark>{text}</mark>
                  {after} <small>{say(`claims.${kind as 'cure'}`)}</small>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </PanelCard>
  )
}

type RevisionsPanelProps = {
  page: TextPage
  addressOf: (search: Record<string, string>) => string
  mayRestore: boolean
}

/** Who kept which text when; each can be compared with the present one and brought back. */
export function RevisionsPanel({ page, addressOf, mayRestore }: RevisionsPanelProps) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const action = useHref(addressOf({}))
  return (
    <PanelCard id="revisions" title={t('revisions.title')}>
      {page.revisions.length === 0 && <p className="card__body muted">{t('revisions.none')}</p>}
      <ol className="revision-list">
        {page.revisions.map(({ number, cause, by, createdAt }) => (
          <li key={number}>
            <p>
              <span className="num">{dayAndTime(createdAt, locale)}</span> · {by ?? t('revisions.product')} ·{' '}
              {t(`causes.${cause}`)}
            </p>
            {number !== page.lastNumber && (
              <div className="row">
                <Link to={`${addressOf({ revision: String(number) })}#comparison`}>{t('revisions.compare')}</Link>
                {mayRestore && (
                  <form method="post" action={action}>
                    <input type="hidden" name="seen" value={page.lastNumber} />
                    <input type="hidden" name="mark" value={page.mark} />
                    <input type="hidden" name="number" value={number} />
                    <Button variant="quiet" name="intent" value="restore">
                      {t('revisions.restore')}
                    </Button>
                  </form>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </PanelCard>
  )
}

/** What its reader typed and has not saved: go on with it, or leave it. */
export function DraftNotice({ page, addressOf }: Pick<RevisionsPanelProps, 'page' | 'addressOf'>) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const action = useHref(addressOf({}))
  if (page.draftAt === null) return null
  const at = dayAndTime(page.draftAt, locale)
  return (
    <div className="banner banner--info" role="note">
      <div className="stack stack--sm">
        <p>{t(page.isDraft ? 'draft.shown' : 'draft.waits', { at })}</p>
        <form method="post" action={action} className="row">
          {!page.isDraft && <Link to={addressOf({ draft: '1' })}>{t('draft.continue')}</Link>}
          <Button variant="quiet" name="intent" value="discard">
            {t('draft.discard')}
          </Button>
        </form>
      </div>
    </div>
  )
}
