import { type AnswerField, answerFields } from '../support.values.ts'

/** A prepared answer with what stands in braces filled in: `{name}`, `{number}` … What is unknown stays, so that whoever answers sees it. */
export function fillAnswer(text: string, values: Readonly<Record<AnswerField, string | null>>): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, field: string) => {
    const known = answerFields.find(each => each === field)
    return (known && values[known]) ?? whole
  })
}
