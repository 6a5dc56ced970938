import { Dialog } from '#app/ui/notices/dialog.tsx'
import type { Question } from '../confirmation.ts'
import { QuestionAnswers, QuestionBody, useQuestionTitle } from './question-body.tsx'

const questions: readonly Question[] = ['did_you_mean', 'confirm_address']

/** Both questions as closed dialogs, which the island `address` fills in and opens. */
export function QuestionDialogs() {
  const title = useQuestionTitle()
  return questions.map((question) => (
    <Dialog
      key={question}
      id={`address-${question}`}
      title={title(question)}
      actions={<QuestionAnswers question={question} inDialog />}
    >
      <QuestionBody question={question} entered={null} suggested={null} changed={[]} />
    </Dialog>
  ))
}
