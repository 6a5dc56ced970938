import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDay } from '#app/core/format/format.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { assignees, isOpenTask, taskKinds, taskStepNames, taskSteps } from '../case-text.ts'
import type { OpenCase } from '../queries/case-detail.server.ts'

type Task = OpenCase['tasks'][number]
type Shown = Pick<Task, 'kind' | 'title' | 'dueOn' | 'status'>

/** What is to be done, by when, and how far it is. */
export function TaskLine({ task: { kind, title, dueOn, status } }: { task: Shown }) {
  const { t } = useTranslation('coordination')
  const locale = useLocale()
  return (
    <p>
      <b>{title ?? t(`tasks.kinds.${kind}`)}</b>{' '}
      <Tag tone={isOpenTask(status) ? 'wait' : 'plain'}>{t(`tasks.status.${status}`)}</Tag>
      {dueOn && <span className="muted small"> {t('tasks.by', { date: formatDay(dueOn, locale) })}</span>}
    </p>
  )
}

function TaskRow({ id, task, mayMove }: { id: string; task: Task; mayMove: boolean }) {
  const { t } = useTranslation('coordination')
  const action = useHref(paths.careCase(id, { form: 'task-step' }))
  const steps = taskStepNames.filter((step) => taskSteps[step].from.some((status) => status === task.status))
  return (
    <li className="stack stack--sm">
      <TaskLine task={task} />
      <p className="muted small">{t('tasks.for', { side: t(`sides.${task.assignee}`) })}</p>
      {mayMove && steps.length > 0 && (
        <form method="post" action={action} className="row">
          <input type="hidden" name="task" value={task.id} />
          {steps.map((step) => (
            <Button key={step} name="step" value={step} variant={step === 'complete' ? 'line' : 'quiet'}>
              {t(`tasks.steps.${step}`)}
            </Button>
          ))}
        </form>
      )}
    </li>
  )
}

function TaskForm({
  id,
  taskId,
  isRequester,
  answer,
}: {
  id: string
  taskId: string
  isRequester: boolean
  answer: FormAnswer | undefined
}) {
  const { t } = useTranslation('coordination')
  const message = useProblem('coordination')
  const field = fieldsOf('task', answer?.submission, { id: taskId, assignee: isRequester ? 'requester' : 'recipient' })
  const whose = isRequester ? assignees : (['recipient'] as const)
  return (
    <form method="post" action={useHref(paths.careCase(id, { form: 'task' }))} className="stack stack--sm" noValidate>
      <ErrorSummary items={errorItems([field('title'), field('dueOn')], message)} />
      <input type="hidden" name="id" value={field('id').defaultValue} />
      <FormField field={field('kind')} label={t('tasks.kind')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select {...control} options={taskKinds.map((value) => ({ value, label: t(`tasks.kinds.${value}`) }))} />
        )}
      </FormField>
      <FormField field={field('assignee')} label={t('tasks.assignee')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select {...control} options={whose.map((value) => ({ value, label: t(`sides.${value}`) }))} />
        )}
      </FormField>
      <FormField field={field('title')} label={t('tasks.title')} hint={t('tasks.titleHint')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={field('dueOn')} label={t('tasks.dueOn')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <p>
        <Button variant="line">{t('tasks.add')}</Button>
      </p>
    </form>
  )
}

type TasksCardProps = { id: string; taskId: string; open: OpenCase; answer: FormAnswer | undefined }

/** Who has to do what. */
export function TasksCard({ id, taskId, open, answer }: TasksCardProps) {
  const { t } = useTranslation('coordination')
  const mayMove = ({ assignee }: Task) => open.may.tasks && (open.isRequester || assignee === 'recipient')
  return (
    <PanelCard id="tasks" title={t('tasks.heading')}>
      <div className="card__body stack">
        {open.tasks.length === 0 ? (
          <p className="muted">{t('tasks.none')}</p>
        ) : (
          <ul className="care-tasks">
            {open.tasks.map((task) => (
              <TaskRow key={task.id} id={id} task={task} mayMove={mayMove(task)} />
            ))}
          </ul>
        )}
        {open.may.tasks && <TaskForm id={id} taskId={taskId} isRequester={open.isRequester} answer={answer} />}
      </div>
    </PanelCard>
  )
}
