import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { isOpen } from '../endorsement-status.ts'
import type { EndorsementsData } from '../pages/endorsements-page.server.ts'
import { EndorsementForm } from './endorsement-form.tsx'
import { EndorsementTag } from './endorsement-tag.tsx'
import { RevocationForm } from './revocation-form.tsx'
import { useSpanWords } from './span-words.tsx'

type Row = EndorsementsData['list'][number]

function FoundDoctors({ words, found }: Pick<EndorsementsData, 'words' | 'found'>) {
  const { t } = useTranslation('association-endorsements')
  if (words === '') return null
  if (found.length === 0) return <p>{t('find.none')}</p>
  return (
    <ul className="endorsement-doctors">
      {found.map(({ id, name, photo, specialty, neighborhood, hasAccount }) => (
        <li key={id}>
          <SealAvatar name={name.seal} seed={id} size="md" photo={photo} />
          <span>
            <b>{name.main}</b>
            <br />
            <span className="muted">{[specialty, neighborhood].filter(Boolean).join(' · ')}</span>
            {!hasAccount && (
              <>
                <br />
                <Tag tone="wait">{t('find.noAccount')}</Tag>
              </>
            )}
          </span>
          <ButtonLink to={paths.associationEndorsements({ new: id })} variant="line">
            {t('find.choose', { name: name.main })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** The way to a doctor by name, and to a statement. */
function Beginning({ words, found }: Pick<EndorsementsData, 'words' | 'found'>) {
  const { t } = useTranslation('association-endorsements')
  const action = useHref(paths.associationEndorsements())
  return (
    <PanelCard id="find" title={t('find.title')}>
      <div className="card__body stack">
        <form method="get" action={action} className="stack stack--sm" role="search">
          <Field id="words" label={t('find.words')}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={words} autoComplete="off" />}
          </Field>
          <p>
            <Button variant="line">{t('find.search')}</Button>
          </p>
        </form>
        <FoundDoctors words={words} found={found} />
        <p>
          <Link to={paths.associationEndorsements({ new: 'statement' })}>{t('find.statement')}</Link>
        </p>
      </div>
    </PanelCard>
  )
}

function State({ row }: { row: Row }) {
  const { t } = useTranslation('association-endorsements')
  const { status, isHidden, doctor, hasAccount, revokeReason } = row
  return (
    <>
      <EndorsementTag status={status} />
      {isHidden && isOpen(status) && <span className="t__second">{t('list.hidden')}</span>}
      {status === 'proposed' && doctor && !hasAccount && <span className="t__second">{t('list.waits')}</span>}
      {revokeReason && <span className="t__second">{t('list.reason', { reason: revokeReason })}</span>}
    </>
  )
}

function RevokeLink({ row: { id, status, doctor } }: { row: Row }) {
  const { t } = useTranslation('association-endorsements')
  if (!isOpen(status)) return null
  const label = doctor ? t('list.revokeNamed', { name: doctor }) : t('list.revokeStatement')
  return (
    <Link to={paths.associationEndorsements({ revoke: id })} aria-label={label}>
      {t('list.revoke')}
    </Link>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('association-endorsements')
  const span = useSpanWords()
  return [
    {
      key: 'about',
      label: t('list.about'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ doctor, text }) => (
        <>
          {doctor ?? t('list.statement')}
          <span className="t__second">{text}</span>
        </>
      ),
    },
    { key: 'days', label: t('list.days'), phone: 'wide', cell: span },
    { key: 'state', label: t('list.state'), phone: 'wide', cell: (row) => <State row={row} /> },
    { key: 'revoke', label: t('list.revoke'), phone: 'wide', cell: (row) => <RevokeLink row={row} /> },
  ]
}

type EndorsementsPageProps = { page: Omit<EndorsementsData, 'head'>; answer: FormAnswer | undefined }

/** Whom an association vouches for: who it may be, what has come of it, and the forms where they are asked for. */
export function EndorsementsPage({ page, answer }: EndorsementsPageProps) {
  const { t } = useTranslation('association-endorsements')
  const columns = useColumns()
  const { association, words, found, draft, revoked, list } = page
  return (
    <div className="stack">
      {(draft ?? revoked) && (
        <p>
          <Link to={paths.associationEndorsements()}>{t('form.back')}</Link>
        </p>
      )}
      <PageHead title={t('title')} lead={t('lead')} />
      {draft && <EndorsementForm association={association} draft={draft} answer={answer} />}
      {revoked && <RevocationForm revoked={revoked} answer={answer} />}
      {!draft && !revoked && <Beginning words={words} found={found} />}
      <PanelCard id="list" title={t('list.title')}>
        {list.length === 0 ? (
          <p className="card__body">{t('list.none')}</p>
        ) : (
          <DataTable caption={t('list.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
        )}
      </PanelCard>
    </div>
  )
}
