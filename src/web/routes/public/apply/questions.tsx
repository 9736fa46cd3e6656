import type { Question } from '../../../../domain/applications/application.schema.ts'
import type { FormField } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { questions: Question[]; fields: Record<string, FormField> }

export function Questions({ questions, fields }: Props) {
  const { t } = useTexts()
  return questions.map(question => {
    const field = fields[question.id]
    if (!field) return null
    const isOptional = !question.isRequired
    if (question.kind === 'text') {
      return (
        <TextAreaField
          key={question.id}
          field={field}
          label={question.text}
          rows={3}
          maxLength={2000}
          isOptional={isOptional}
        />
      )
    }
    const options =
      question.kind === 'yes-no'
        ? (['yes', 'no'] as const).map(value => ({ value, label: t(`apply.${value}`) }))
        : question.options.map(value => ({ value, label: value }))
    return (
      <RadioGroup
        key={question.id}
        legend={question.text}
        field={field}
        options={options}
        isOptional={isOptional}
      />
    )
  })
}
