import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { goesOn, needsPrompt, telephoneKeys, voiceLanguages } from '../ivr.ts'
import type { NodeData } from '../pages/menu-page.server.ts'
import { type FieldOf, PartForm, PromptFields, Removal } from './part-form.tsx'
import { SetUpPart } from './phone-frame.tsx'
import { useFaultWords, useVoiceName } from './phone-words.tsx'

type ChoiceProps = { field: FieldOf; name: string; label: string; options: readonly SelectOption[] }

function Choice({ field, name, label, options }: ChoiceProps) {
  return (
    <FormField field={field(name)} label={label} message={useProblem('telephony')} optional>
      {({ maxLength: _maxLength, ...control }) => <Select {...control} options={options} />}
    </FormField>
  )
}

/** Where keys lead, whose telephones ring, where it goes on: what the action of a step has of it. */
function Ways({ page: { node, others, groups }, field }: { page: NodeData; field: FieldOf }) {
  const { t } = useTranslation('telephony')
  const voice = useVoiceName()
  const nowhere = { value: '', label: t('menu.nowhere') }
  const steps = others.filter(({ id }) => id !== node.id).map(({ id, name }) => ({ value: id, label: name }))
  const languages = voiceLanguages.map((language) => ({ value: language, label: voice(language) }))
  const keyed = node.action === 'language' ? languages : steps
  const hasKeys = node.action === 'menu' || node.action === 'language'
  return (
    <>
      {hasKeys &&
        telephoneKeys.map((key) => (
          <Choice
            key={key}
            field={field}
            name={`key${key}`}
            label={t('menu.keyLabel', { key })}
            options={[nowhere, ...keyed]}
          />
        ))}
      {node.action === 'ring' && (
        <Choice
          field={field}
          name="groupId"
          label={t('groups.one')}
          options={[nowhere, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      {goesOn(node.action) && (
        <Choice
          field={field}
          name="next"
          label={t(node.action === 'ring' ? 'menu.nextUnanswered' : 'menu.next')}
          options={[nowhere, ...steps]}
        />
      )}
    </>
  )
}

/** One step of the menu: what is said, and where it leads. */
export function NodePage({ page, answer }: { page: NodeData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const fault = useFaultWords()
  const { clinic, node, version, faults } = page
  const address = { place: clinic.slug, node: node.id }
  const keys = Object.fromEntries(telephoneKeys.map((key) => [`key${key}`, node.keys[key] ?? '']))
  const { name, next, groupId, prompts, action } = node
  const field = fieldsOf('node', answer?.submission, { name, next, groupId, ...prompts, ...keys })
  return (
    <SetUpPart clinic={clinic} title={name} lead={t(`actions.${action}`)}>
      <p>
        <Link to={paths.telephonyMenu({ place: clinic.slug })}>{t('menu.back')}</Link>
      </p>
      {faults.length > 0 && (
        <Banner tone="warning">
          <ul>
            {faults.map((each, index) => (
              <li key={index}>{fault(each)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <PanelCard id="node" title={t('menu.step')}>
        <PartForm
          action={paths.telephonyNode(address)}
          version={version}
          answer={answer}
          field={field}
          names={['name', ...voiceLanguages]}
          stands={[[t('fields.name'), name]]}
        >
          <FormField field={field('name')} label={t('fields.name')} hint={t('hints.stepName')} message={message}>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          {action !== 'repeat' && (
            <>
              <p className="muted">{t(action === 'voicemail' ? 'hints.ownGreeting' : 'hints.prompts')}</p>
              <PromptFields field={field} languages={needsPrompt(action) ? page.languages : []} />
            </>
          )}
          <Ways page={page} field={field} />
        </PartForm>
      </PanelCard>
      <Removal
        action={paths.telephonyNode({ ...address, form: 'remove' })}
        version={version}
        title={t('menu.remove')}
        text={t('menu.removeText')}
      />
    </SetUpPart>
  )
}
