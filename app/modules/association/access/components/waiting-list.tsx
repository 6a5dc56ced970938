import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AccessProps } from './access-page.tsx'

type RowProps = Pick<AccessProps, 'page'> & { row: AccessProps['page']['waiting'][number] }

function Waiting({ page, row }: RowProps) {
  const { t } = useTranslation(['association-access', 'association-members'])
  const locale = useLocale()
  const { id, version, name, email, role, expiresAt, isExpired } = row
  const date = formatDate(expiresAt, locale)
  const action = useHref(paths.associationAccess({ form: 'waiting' }))
  return (
    <li>
      <span>
        <b>{name}</b> · {t(`association-members:roles.${role}`)}
        <br />
        <span className="muted small" lang="en">
          {email}
        </span>
        <br />
        {isExpired ? (
          <Tag tone="bad">{t('waiting.expired', { date })}</Tag>
        ) : (
          <span className="small">{t('waiting.until', { date })}</span>
        )}
      </span>
      {page.isOpen && (
        <form method="post" action={action} className="row">
          <input type="hidden" name="association" value={page.association} />
          <input type="hidden" name="invitation" value={id} />
          <input type="hidden" name="version" value={version} />
          <Button variant="line" name="step" value="resend" aria-label={t('waiting.resendOne', { name })}>
            {t('waiting.resend')}
          </Button>
          <Button variant="quiet" name="step" value="revoke" aria-label={t('waiting.revokeOne', { name })}>
            {t('waiting.revoke')}
          </Button>
        </form>
      )}
    </li>
  )
}

/** Invitations that nobody has answered yet. */
export function WaitingList({ page }: Pick<AccessProps, 'page'>) {
  const { t } = useTranslation('association-access')
  return (
    <PanelCard id="waiting" title={t('waiting.title')}>
      <ul className="door-list card__body">
        {page.waiting.map((row) => (
          <Waiting key={row.id} page={page} row={row} />
        ))}
      </ul>
    </PanelCard>
  )
}
