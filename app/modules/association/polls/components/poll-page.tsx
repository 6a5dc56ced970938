import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field, FieldError } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { PollPageData } from '../pages/poll-page.server.ts'
import type { PollAction } from '../poll-status.ts'
import { PollFacts } from './poll-facts.tsx'
import { BallotList, OpenTurnout, PollResultView } from './poll-result-view.tsx'
import { PollStatusTag } from './poll-tags.tsx'

/** What the page shows; the head of the document is the route's. */
type Shown = Omit<PollPageData, 'head'>

type StepProps = {
  action: PollAction
  page: Shown
  answer: FormAnswer | undefined
  variant?: ButtonVariant
}

function StepForm({ action, page, variant = 'line', children }: Omit<StepProps, 'answer'> & { children?: ReactNode }) {
  const { t } = useTranslation('association-polls')
  return (
    <form method="post" action={useHref(paths.associationPoll(page.poll.id))} className="stack stack--sm" noValidate>
      {children}
      <p>
        <Button name="intent" value={action} variant={variant}>
          {t(`one.${action}`)}
        </Button>
      </p>
    </form>
  )
}

/** What can't be taken back wants a box ticked first. */
function ConfirmedStep({ action, page, answer, variant }: StepProps & { action: 'close' | 'cancel' }) {
  const { t } = useTranslation('association-polls')
  const say = useProblem('association-polls')
  const error = answer?.submission.error?.[action]?.[0]
  const errorId = `${action}-error`
  return (
    <StepForm {...{ action, page }} {...(variant && { variant })}>
      {error && <FieldError id={errorId}>{say(error)}</FieldError>}
      <Checkbox name="confirm" value="on" {...(error && { 'aria-describedby': errorId, 'aria-invalid': true })}>
        {t(`one.${action}Confirm`)}
      </Checkbox>
    </StepForm>
  )
}

function ExtendStep({ page, answer }: Pick<StepProps, 'page' | 'answer'>) {
  const { t } = useTranslation('association-polls')
  const say = useProblem('association-polls')
  const error = answer?.submission.error?.closes?.[0]
  const typed = answer?.submission.initialValue?.closes
  return (
    <StepForm action="extend" page={page}>
      <Field id="closes" label={t('one.extendTo')} error={error && say(error)}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            name="closes"
            defaultValue={typeof typed === 'string' ? typed : ''}
          />
        )}
      </Field>
    </StepForm>
  )
}

function Steps({ page, answer }: Pick<StepProps, 'page' | 'answer'>) {
  const { t } = useTranslation('association-polls')
  const { actions, poll } = page
  if (actions.length === 0) return <p className="muted">{t('one.noMore')}</p>
  const takes = (action: PollAction) => actions.includes(action)
  return (
    <>
      {poll.status === 'draft' && (
        <p>
          <ButtonLink to={paths.associationPollEdit(poll.id)} variant="line">
            {t('one.edit')}
          </ButtonLink>
        </p>
      )}
      {takes('open') && <StepForm action="open" page={page} variant="primary" />}
      {takes('schedule') && <StepForm action="schedule" page={page} />}
      {takes('extend') && <ExtendStep {...{ page, answer }} />}
      {takes('close') && <ConfirmedStep action="close" {...{ page, answer }} />}
      {takes('archive') && <StepForm action="archive" page={page} />}
      {takes('cancel') && <ConfirmedStep action="cancel" variant="danger" {...{ page, answer }} />}
    </>
  )
}

function Counting({ page: { poll, count, turnout } }: { page: Shown }) {
  const { t } = useTranslation('association-polls')
  return (
    <PanelCard id="results" title={t(count ? 'one.results' : 'one.turnout')}>
      <div className="card__body stack stack--sm">
        {count ? <PollResultView poll={poll} count={count} /> : <OpenTurnout {...{ poll, turnout }} />}
        {!count && poll.secrecy === 'secret' && <Banner>{t('one.sealed')}</Banner>}
        {count && (
          <p>
            <Link to={paths.associationPollExport(poll.id)}>{t('one.export')}</Link>
          </p>
        )}
      </div>
    </PanelCard>
  )
}

type PollPageProps = { page: Shown; answer: FormAnswer | undefined }

/** One poll for those who manage it: how it stands, what can be done, and once there is one, its result. */
export function PollPage({ page, answer }: PollPageProps) {
  const { t } = useTranslation('association-polls')
  const { poll, count } = page
  const isBegun = poll.status === 'open' || poll.status === 'closed' || poll.status === 'archived'
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationPolls()}>{t('back')}</Link>
      </p>
      <PageHead title={poll.title} actions={<PollStatusTag status={poll.status} />} />
      {isBegun && <Counting page={page} />}
      <PanelCard id="steps" title={t('one.steps')}>
        <div className="card__body stack">
          <Steps page={page} answer={answer} />
        </div>
      </PanelCard>
      <PanelCard id="about" title={t('one.about')}>
        <div className="card__body stack stack--sm">
          <PollFacts poll={poll} />
        </div>
      </PanelCard>
      {count && (
        <PanelCard id="ballots" title={t('ballots.title')}>
          <div className="card__body stack stack--sm">
            <BallotList poll={poll} count={count} />
          </div>
        </PanelCard>
      )}
    </div>
  )
}
