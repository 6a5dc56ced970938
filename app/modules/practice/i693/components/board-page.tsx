import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { openStatuses } from '../case-steps.ts'
import type { BoardAnswer, BoardData } from '../pages/board-page.server.ts'
import type { CaseCard } from '../queries/list-cases.server.ts'
import { CaseStatusTag, useDays } from './case-words.tsx'

type Of = { page: BoardData }

function Card({ card, tells = false }: { card: CaseCard; tells?: boolean }) {
  const { t } = useTranslation('i693')
  const { day } = useDays()
  return (
    <li className="case-board__card">
      {card.nameEn === null ? (
        <span className="muted">{t('board.unreadable')}</span>
      ) : (
        <Link to={paths.i693Case(card.id)} lang="en">
          {card.nameEn}
        </Link>
      )}
      {card.nameZh && <span>{card.nameZh}</span>}
      <span className="muted small">
        <span className="num">{card.reference}</span> · {t('examOn', { date: day(card.examOn) })}
      </span>
      {tells && (
        <span>
          <CaseStatusTag status={card.status} />
        </span>
      )}
    </li>
  )
}

function CardList({ cards, tells = false }: { cards: readonly CaseCard[]; tells?: boolean }) {
  return (
    <ul className="card__body case-board__list">
      {cards.map((card) => (
        <Card key={card.id} card={card} tells={tells} />
      ))}
    </ul>
  )
}

function Columns({ cases }: { cases: readonly CaseCard[] }) {
  const { t } = useTranslation('i693')
  return (
    <div className="case-board">
      {openStatuses.map((status) => {
        const cards = cases.filter((card) => card.status === status)
        return (
          <div key={status} className={classNames(cards.length === 0 && 'case-board__none')}>
            <PanelCard
              id={`status-${status}`}
              title={t(`status.${status}`)}
              note={<span className="num muted">{cards.length}</span>}
            >
              {cards.length === 0 ? <p className="card__body muted">{t('board.none')}</p> : <CardList cards={cards} />}
            </PanelCard>
          </div>
        )
      })}
    </div>
  )
}

function Search({ page: { clinic }, answer }: Of & { answer: BoardAnswer | undefined }) {
  const { t } = useTranslation('i693')
  return (
    <form method="post" action={useHref(paths.i693Board({ place: clinic.slug }))} role="search" className="row">
      <Field id="i693-search" label={t('board.search')}>
        {(control) => (
          <TextInput
            {...control}
            name="q"
            type="search"
            width="12"
            autoComplete="off"
            maxLength={80}
            defaultValue={answer?.q}
          />
        )}
      </Field>
      <Button variant="line" icon="search">
        {t('board.find')}
      </Button>
    </form>
  )
}

function Found({ answer: { found } }: { answer: BoardAnswer }) {
  const { t } = useTranslation('i693')
  return (
    <PanelCard id="found" title={t('board.found', { count: found.length })}>
      {found.length === 0 ? (
        <p className="card__body muted">{t('board.notFound')}</p>
      ) : (
        <CardList cards={found} tells />
      )}
    </PanelCard>
  )
}

function Cases({ page: { clinic, status, counts, cases }, answer }: Of & { answer: BoardAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const place = clinic.slug
  if (cases === null) return <LockedFeature feature="i693" />
  if (!clinic.hasSurgeon && cases.length === 0)
    return <EmptyState title={t('board.noSurgeon')}>{t('board.noSurgeonText')}</EmptyState>
  return (
    <>
      <Search page={{ clinic, status, counts, cases, clinics: [] }} answer={answer} />
      {answer && <Found answer={answer} />}
      <Tabs
        label={t('board.choose')}
        tabs={[
          { to: paths.i693Board({ place }), label: t('board.open'), current: status === null },
          ...counts.map(({ status: each, count }) => ({
            ...{ to: paths.i693Board({ place, status: each }), label: t(`status.${each}`) },
            ...{ count, current: each === status },
          })),
        ]}
      />
      {cases.length === 0 ? (
        <EmptyState title={t('board.empty')}>{status === null && t('board.emptyText')}</EmptyState>
      ) : status === null ? (
        <Columns cases={cases} />
      ) : (
        <PanelCard id={`status-${status}`} title={t(`status.${status}`)}>
          <CardList cards={cases} />
        </PanelCard>
      )}
    </>
  )
}

/** The immigration exams of a clinic by where each stands. */
export function BoardPage({ page, answer }: Of & { answer: BoardAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const { clinic, clinics, cases } = page
  const place = clinic.slug
  return (
    <div className="stack">
      <PageHead
        title={t('board.title', { clinic: clinic.name })}
        lead={t('board.lead')}
        actions={
          cases !== null &&
          clinic.hasSurgeon && <ButtonLink to={paths.i693New({ place })}>{t('titles.new')}</ButtonLink>
        }
      />
      {clinics.length > 0 && (
        <Tabs
          label={t('board.clinics')}
          tabs={clinics.map(({ slug, name }) => ({
            ...{ to: paths.i693Board({ place: slug }), label: name, current: slug === place },
          }))}
        />
      )}
      <Cases page={page} answer={answer} />
    </div>
  )
}
