import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DoctorsEndorsements } from '#app/modules/association/endorsements/components/doctors-endorsements.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { AccountAreaData } from '../pages/account-page.server.ts'
import { MemberArea } from './member-area.tsx'

type AccountProps = { page: Omit<AccountAreaData, 'head'> }

/** Several memberships: each leads to its own page. */
function Memberships({ page: { own, area } }: AccountProps) {
  const { t } = useTranslation('association-member')
  if (own.length < 2) return null
  return (
    <nav aria-label={t('account.own')}>
      <ul className="association-own">
        {own.map(({ slug, name, status }) => (
          <li key={slug}>
            <Link
              to={paths.ownAssociations({ association: slug })}
              aria-current={slug === area?.member.slug ? 'page' : undefined}
            >
              {name}
            </Link>
            <Tag>{t(`statuses.${status}`)}</Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Others({ page: { others } }: AccountProps) {
  const { t } = useTranslation('association-member')
  const { t: words } = useTranslation('association')
  const action = useHref(paths.ownAssociations())
  if (others.length === 0) return null
  return (
    <Card as="section" labelledBy="others" className="card__body stack">
      <h2 id="others">{t('account.join')}</h2>
      <ul className="association-own">
        {others.map(({ slug, name, kind, joinRule }) => (
          <li key={slug}>
            <span>
              <Link to={paths.association(slug)}>{name}</Link> <span className="muted">{words(`kinds.${kind}`)}</span>
            </span>
            {joinRule === 'invite' ? (
              <span className="muted">{t('account.byInvitation')}</span>
            ) : (
              <form method="post" action={action}>
                <input type="hidden" name="association" value={slug} />
                <Button variant="line" name="intent" value="apply" aria-label={t('account.applyNamed', { name })}>
                  {t('account.apply')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The associations of somebody of the provider area. */
export function AccountArea({ page }: AccountProps) {
  const { t } = useTranslation('association-member')
  const { area } = page
  const bylaws = useHref(paths.ownBylaws(area ? { association: area.member.slug } : {}))
  const action = useHref(paths.ownAssociations(area ? { association: area.member.slug } : {}))
  return (
    <div className="stack">
      <PageHead title={t('account.title')} />
      <DoctorsEndorsements endorsements={page.endorsements} />
      <Memberships page={page} />
      {area ? (
        <MemberArea area={area} action={action} bylaws={bylaws} />
      ) : (
        <EmptyState title={t('account.none')}>
          <p>{t('account.noneHint')}</p>
        </EmptyState>
      )}
      <Others page={page} />
    </div>
  )
}
