import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ivrActions, lineStates } from '../ivr.ts'
import type { MenuData } from '../pages/menu-page.server.ts'
import { NodeTable } from './node-table.tsx'
import { PartForm } from './part-form.tsx'
import { SetUpPart } from './phone-frame.tsx'
import { useFaultWords, useMoment } from './phone-words.tsx'

type Of = { page: MenuData }
type Answered = Of & { answer: FormAnswer | undefined }

/** What keeps the menu from being published, or the button that does it. */
function Publishing({ page: { clinic, version, faults, nodes } }: Of) {
  const { t } = useTranslation('telephony')
  const fault = useFaultWords()
  const place = { place: clinic.slug }
  const publish = useHref(paths.telephonyMenu({ ...place, form: 'publish' }))
  const nameOf = (id: string | null) => nodes.find((node) => node.id === id)?.name ?? ''
  return (
    <PanelCard id="publish" title={t('menu.publish')}>
      <div className="card__body stack">
        {faults.length > 0 ? (
          <Banner tone="warning">
            <p>{t('menu.faulty')}</p>
            <ul>
              {faults.map((each, index) => (
                <li key={index}>
                  {each.node !== null && (
                    <>
                      <Link to={paths.telephonyNode({ ...place, node: each.node })}>{nameOf(each.node)}</Link>
                      {' · '}
                    </>
                  )}
                  {fault(each)}
                </li>
              ))}
            </ul>
          </Banner>
        ) : (
          <form method="post" action={publish} className="stack">
            <p className="muted">{t('menu.publishText')}</p>
            <input type="hidden" name="version" value={version} />
            <p>
              <Button>{t('menu.publish')}</Button>
            </p>
          </form>
        )}
      </div>
    </PanelCard>
  )
}

function Entries({ page: { clinic, entries, nodes, version }, answer }: Answered) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const field = fieldsOf('entries', answer?.submission, entries)
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? t('menu.nowhere')
  const options = [
    { value: '', label: t('menu.nowhere') },
    ...nodes.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <PanelCard id="entries" title={t('menu.entries')}>
      <PartForm
        action={paths.telephonyMenu({ place: clinic.slug, form: 'entries' })}
        version={version}
        answer={answer}
        field={field}
        names={[]}
        stands={lineStates.map((state) => [t(`menu.begins.${state}`), nameOf(entries[state])])}
      >
        {lineStates.map((state) => (
          <FormField key={state} field={field(state)} label={t(`menu.begins.${state}`)} message={message}>
            {({ maxLength: _maxLength, ...control }) => <Select {...control} options={options} />}
          </FormField>
        ))}
      </PartForm>
    </PanelCard>
  )
}

function Addition({ page: { clinic, version }, answer }: Answered) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const field = fieldsOf('step', answer?.submission, { action: 'menu' })
  return (
    <PanelCard id="add" title={t('menu.add')}>
      <PartForm
        action={paths.telephonyMenu({ place: clinic.slug, form: 'add' })}
        version={version}
        answer={answer}
        field={field}
        names={['name', 'action']}
        submit={t('menu.add')}
      >
        <FormField field={field('name')} label={t('fields.name')} hint={t('hints.stepName')} message={message}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField field={field('action')} label={t('fields.action')} message={message}>
          {({ maxLength: _maxLength, ...control }) => (
            <Select
              {...control}
              options={ivrActions.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
            />
          )}
        </FormField>
      </PartForm>
    </PanelCard>
  )
}

function Versions({ page: { clinic, versions, liveVersion, version } }: Of) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(clinic.timeZone)
  const restore = useHref(paths.telephonyMenu({ place: clinic.slug, form: 'restore' }))
  return (
    <PanelCard id="versions" title={t('menu.versions')}>
      <ul className="card__body">
        {versions.map(({ number, createdAt, who }) => (
          <li key={number}>
            <form method="post" action={restore} className="row row--tight">
              <span>
                {t('menu.version', { number, at: moment(createdAt), who })}
                {number === liveVersion && ` · ${t('menu.isLive')}`}
              </span>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="number" value={number} />
              <Button variant="quiet">{t('menu.restore')}</Button>
            </form>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** The menu that callers meet: its steps, what is wrong, and what was published. */
export function MenuPage({ page, answer }: Answered) {
  const { t } = useTranslation('telephony')
  // Which of its two forms came back: only a new step says what it does.
  const isAddition = answer?.submission.initialValue?.action !== undefined
  return (
    <SetUpPart clinic={page.clinic} title={t('menu.title')} lead={t('menu.lead')}>
      <p>
        <ButtonLink to={paths.telephonyTest({ place: page.clinic.slug })} variant="line">
          {t('test.title')}
        </ButtonLink>
      </p>
      <Publishing page={page} />
      <PanelCard id="steps" title={t('menu.steps')}>
        <NodeTable page={page} />
      </PanelCard>
      <Entries page={page} answer={isAddition ? undefined : answer} />
      <Addition page={page} answer={isAddition ? answer : undefined} />
      <Versions page={page} />
    </SetUpPart>
  )
}
