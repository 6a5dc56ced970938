import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { DoctorsEndorsementsData } from '../pages/doctors-endorsements.server.ts'
import { EndorsementTag } from './endorsement-tag.tsx'
import { useSpanWords } from './span-words.tsx'

type Row = NonNullable<DoctorsEndorsementsData>[number]

function Answers({ row: { id, status, association, isHidden } }: { row: Row }) {
  const { t } = useTranslation('association-endorsements')
  const action = useHref(paths.ownAssociations())
  const offered =
    status === 'proposed' ? (['accept', 'decline'] as const) : [isHidden ? ('show' as const) : ('hide' as const)]
  return (
    <form method="post" action={action} className="row">
      <input type="hidden" name="endorsement" value={id} />
      {offered.map((answer) => (
        <Button
          key={answer}
          name="intent"
          value={`endorsement-${answer}`}
          {...(answer !== 'accept' && { variant: 'line' as const })}
          aria-label={t(`own.named.${answer}`, { name: association })}
        >
          {t(`own.${answer}`)}
        </Button>
      ))}
    </form>
  )
}

function State({ row: { status, isHidden } }: { row: Row }) {
  const { t } = useTranslation('association-endorsements')
  if (status === 'proposed') return <Tag tone="wait">{t('own.proposed')}</Tag>
  return isHidden ? <Tag>{t('own.hidden')}</Tag> : <EndorsementTag status={status} />
}

/** What associations say of the doctor who is signed in, with what they may do about it. */
export function DoctorsEndorsements({ endorsements }: { endorsements: DoctorsEndorsementsData }) {
  const { t } = useTranslation('association-endorsements')
  const span = useSpanWords()
  if (endorsements === null) return null
  return (
    <PanelCard id="endorsements" title={t('own.title')}>
      <div className="card__body stack">
        <p>{endorsements.length === 0 ? t('own.none') : t('own.lead')}</p>
        {endorsements.map((row) => (
          <article key={row.id} className="stack stack--sm endorsement-own">
            <p>
              <Link to={paths.association(row.slug)}>{row.association}</Link> <State row={row} />
            </p>
            <p>{row.text}</p>
            <p className="muted">{span(row)}</p>
            <Answers row={row} />
          </article>
        ))}
      </div>
    </PanelCard>
  )
}
