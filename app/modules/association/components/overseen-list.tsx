import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { OverseenAssociation } from '../queries/overseen-associations.server.ts'
import { StatusTag } from './status-tag.tsx'

function Row({ association: { id, slug, name, status } }: { association: OverseenAssociation }) {
  const { t } = useTranslation('association')
  const action = useHref(paths.adminAssociations())
  const step = status === 'approved' ? 'suspend' : 'reinstate'
  return (
    <li>
      <span className="row">
        {status === 'approved' ? <Link to={paths.association(slug)}>{name}</Link> : <span>{name}</span>}
        <StatusTag status={status} />
      </span>
      <form method="post" action={action}>
        <input type="hidden" name="association" value={id} />
        <Button variant="line" name="step" value={step} aria-label={t(`oversight.${step}Named`, { name })}>
          {t(`oversight.${step}`)}
        </Button>
      </form>
    </li>
  )
}

/** The associations that are public or were, each with what an administrator may do about it. */
export function OverseenList({ associations }: { associations: readonly OverseenAssociation[] }) {
  const { t } = useTranslation('association')
  return (
    <div className="stack">
      <PageHead title={t('oversight.title')} lead={t('oversight.lead')} />
      <Card className="card__body">
        {associations.length === 0 ? (
          <p className="muted">{t('oversight.none')}</p>
        ) : (
          <ul className="association-steps">
            {associations.map((association) => (
              <Row key={association.id} association={association} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
