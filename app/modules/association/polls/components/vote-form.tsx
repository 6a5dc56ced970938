import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { type ErrorItem, ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { type Choices, points } from '../choices.ts'
import type { BallotAnswer, MemberPollsSection } from '../pages/member-polls.server.ts'
import type { PollFacts } from '../pages/poll-view.server.ts'
import { labelsOf } from '../result-words.ts'

type VoteProps = {
  poll: MemberPollsSection['open'][number]
  action: string
  answer: BallotAnswer | undefined
}

/** What is wrong with a ballot, each at the id of its question. */
type ChoiceProps = { facts: PollFacts; chosen: Choices; errors: readonly ErrorItem[] }

const ballotId = ({ id }: PollFacts) => `ballot-${id}`
const ratingId = ({ id }: PollFacts, position: number) => `rate-${id}-${position}`

const errorAt = (errors: readonly ErrorItem[], id: string) => errors.find((error) => error.id === id)?.message

/** Points for each option, every option a question of its own. */
function Ratings({ facts, chosen, errors }: ChoiceProps) {
  return facts.options.map((label, position) => (
    <Fieldset
      key={position}
      id={ratingId(facts, position)}
      legend={label}
      error={errorAt(errors, ratingId(facts, position))}
    >
      <RadioCards
        id={`${ratingId(facts, position)}-points`}
        name={`ballot[${position}]`}
        defaultValue={String(chosen[position] ?? '')}
        options={points.map((point) => ({ value: String(point), label: String(point) }))}
        areShort
      />
    </Fieldset>
  ))
}

function Options({ facts, chosen, errors }: ChoiceProps) {
  const { t } = useTranslation('association-polls')
  const id = ballotId(facts)
  const error = errorAt(errors, id)
  const labels = labelsOf(facts, t)
  if (facts.kind === 'multiple') {
    return (
      <Fieldset id={id} legend={t('vote.chooseMost', { count: facts.maxChoices })} error={error}>
        {labels.map((label, position) => (
          <Checkbox key={position} name="ballot" value={position} defaultChecked={chosen.includes(position)}>
            {label}
          </Checkbox>
        ))}
      </Fieldset>
    )
  }
  return (
    <Fieldset id={id} legend={t('vote.chooseOne')} error={error}>
      <RadioCards
        id={`${id}-choice`}
        name="ballot"
        defaultValue={String(chosen[0] ?? '')}
        options={labels.map((label, position) => ({ value: String(position), label }))}
      />
    </Fieldset>
  )
}

/** The last look at a secret ballot. */
function Confirm({
  poll: { facts },
  action,
  answer,
}: VoteProps & { answer: Extract<BallotAnswer, { step: 'confirm' }> }) {
  const { t } = useTranslation('association-polls')
  return (
    <form method="post" action={action} className="stack stack--sm">
      <input type="hidden" name="poll" value={facts.id} />
      <input type="hidden" name="confirm" value="yes" />
      {answer.sent.map((choice, position) => (
        <input key={position} type="hidden" name={`ballot[${position}]`} value={choice} />
      ))}
      <Banner tone="warning">
        <p>
          {t('vote.yourBallot')} <b>{answer.says}</b>
        </p>
        <p>{t('vote.final')}</p>
      </Banner>
      <p className="row">
        <Button name="intent" value="vote">
          {t('vote.cast')}
        </Button>
        <Button name="intent" value="change_ballot" variant="line">
          {t('vote.change')}
        </Button>
      </p>
    </form>
  )
}

/** What is to be put right in a ballot that came back: of a rating, every option that has no points. */
function useBallotErrors({ facts }: VoteProps['poll'], answer: VoteProps['answer']): ErrorItem[] {
  const { t } = useTranslation('association-polls')
  if (answer?.step !== 'choose' || answer.problem === null) return []
  const { problem, sent } = answer
  if (problem !== 'incomplete')
    return [{ id: ballotId(facts), message: t(`vote.errors.${problem}`, { count: facts.maxChoices }) }]
  return facts.options.flatMap((option, position) =>
    points.some((point) => point === sent[position])
      ? []
      : [{ id: ratingId(facts, position), message: t('vote.errors.unrated', { option }) }],
  )
}

/** A ballot to fill in: of a secret poll with a last look before it is cast, of an open one as it stands. */
export function VoteForm({ poll, action, answer }: VoteProps) {
  const { t } = useTranslation('association-polls')
  const { facts, own, hasVoted } = poll
  const errors = useBallotErrors(poll, answer)
  if (answer?.step === 'confirm') return <Confirm {...{ poll, action, answer }} />
  const again = answer?.step === 'choose' ? answer : null
  const parts = { facts, chosen: again?.sent ?? own, errors }
  const isSecret = facts.secrecy === 'secret'
  return (
    <form method="post" action={action} className="stack stack--sm" noValidate>
      <ErrorSummary items={errors} />
      <input type="hidden" name="poll" value={facts.id} />
      {facts.kind === 'rating' ? <Ratings {...parts} /> : <Options {...parts} />}
      <p className="muted">{t(isSecret ? 'vote.secretNote' : 'vote.openNote')}</p>
      <p>
        <Button name="intent" value="vote">
          {t(isSecret ? 'vote.goOn' : hasVoted ? 'vote.castAgain' : 'vote.cast')}
        </Button>
      </p>
    </form>
  )
}
