import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { SourceList } from '#app/modules/library/reading/source-list.tsx'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { testFields } from '../finding-forms.ts'
import type { TestData, TestsData } from '../pages/test-pages.server.ts'
import { CaseFrame } from './case-frame.tsx'
import { useDays } from './case-words.tsx'

/** The tests of a case: what is asked for, how far it is, and what has to be done next. */
export function TestsPage({ page }: { page: TestsData }) {
  const { t } = useTranslation('i693')
  const { day } = useDays()
  const { head, tests, sources, reviewedOn } = page
  return (
    <CaseFrame head={head} tab="tests">
      <p className="muted">{t('tests.path')}</p>
      <PanelCard id="tests" title={t('titles.tests')}>
        <DataTable
          caption={t('titles.tests')}
          rows={tests}
          rowKey={({ kind }) => kind}
          columns={[
            {
              ...{ key: 'kind', label: t('tests.kind'), rowHeader: true, phone: 'wide' },
              cell: ({ kind }) => <Link to={paths.i693Test(head.id, kind)}>{t(`tests.kinds.${kind}`)}</Link>,
            },
            {
              ...{ key: 'needed', label: t('tests.needed'), phone: 'labeled' },
              cell: ({ isNeeded }) => t(isNeeded ? 'tests.isNeeded' : 'tests.notNeeded'),
            },
            {
              ...{ key: 'ordered', label: t('fields.orderedOn'), phone: 'labeled' },
              cell: ({ record }) => (record.orderedOn ? day(record.orderedOn) : '—'),
            },
            {
              ...{ key: 'collected', label: t('fields.collectedOn'), phone: 'labeled' },
              cell: ({ record }) => (record.collectedOn ? day(record.collectedOn) : '—'),
            },
            {
              ...{ key: 'result', label: t('fields.result'), phone: 'labeled' },
              cell: ({ record }) =>
                [
                  record.result && t(`tests.results.${record.result}`),
                  record.action && t(`tests.actions.${record.action}`),
                ]
                  .filter(Boolean)
                  .join(' · ') || '—',
            },
            {
              ...{ key: 'next', label: t('tests.next'), phone: 'wide' },
              cell: ({ gap }) => gap && <Tag tone="warm">{t(`tests.gaps.${gap}`)}</Tag>,
            },
          ]}
        />
      </PanelCard>
      <SourceList sources={sources} reviewedOn={reviewedOn} />
    </CaseFrame>
  )
}

type Of = { page: TestData; answer: FormAnswer | undefined }

const days = ['orderedOn', 'collectedOn', 'resultOn'] as const

function TestForm({ page: { head, line, results, actions }, answer }: Of) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const { record, kind } = line
  const field = fieldsOf('test', answer?.submission, record)
  const none = { value: '', label: t('none') }
  const result = record.result ? t(`tests.results.${record.result}`) : '—'
  return (
    <form method="post" action={useHref(paths.i693Test(head.id, kind))} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems(testFields.map(field), message)} />
      {answer?.isStale && <StaleNotice lines={[[t('fields.result'), result]]} />}
      <input type="hidden" name="version" value={versionOf(head, answer)} />
      {days.map((name) => (
        <FormField key={name} field={field(name)} label={t(`fields.${name}`)} message={message} optional>
          {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
        </FormField>
      ))}
      <FormField field={field('result')} label={t('fields.result')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[none, ...results.map((value) => ({ value, label: t(`tests.results.${value}`) }))]}
          />
        )}
      </FormField>
      <FormField field={field('value')} label={t('fields.value')} hint={t('hints.value')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      {actions.length > 0 && (
        <FormField
          field={field('action')}
          label={t('fields.action')}
          hint={t('hints.action')}
          message={message}
          optional
        >
          {({ maxLength: _maxLength, ...control }) => (
            <Select
              {...control}
              options={[none, ...actions.map((value) => ({ value, label: t(`tests.actions.${value}`) }))]}
            />
          )}
        </FormField>
      )}
      <FormField field={field('note')} label={t('fields.note')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <p>
        <Button>{t('save')}</Button>
      </p>
    </form>
  )
}

/** What was entered, once it is signed. */
function TestFacts({ page: { line } }: { page: TestData }) {
  const { t } = useTranslation('i693')
  const { day } = useDays()
  const { result, value, action, note } = line.record
  const shown = [
    ...days.map((name) => [name, line.record[name] ? day(line.record[name]) : '—'] as const),
    ['result', result ? t(`tests.results.${result}`) : '—'],
    ['value', value ?? '—'],
    ['action', action ? t(`tests.actions.${action}`) : '—'],
    ['note', note ?? '—'],
  ] as const
  return (
    <dl className="pairs">
      {shown.map(([name, words]) => (
        <div key={name}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One test: ordered, collected, its result, and what was done about it. */
export function TestPage({ page, answer }: Of) {
  const { t } = useTranslation('i693')
  const { head, line } = page
  return (
    <CaseFrame head={head} tab="tests">
      <p>
        <Link to={paths.i693Tests(head.id)}>{t('tabs.tests')}</Link>
      </p>
      <PanelCard
        id="test"
        title={t(`tests.kinds.${line.kind}`)}
        note={line.gap && <Tag tone="warm">{t(`tests.gaps.${line.gap}`)}</Tag>}
      >
        {head.isEditable ? <TestForm page={page} answer={answer} /> : <TestFacts page={page} />}
      </PanelCard>
    </CaseFrame>
  )
}
