const text = { type: 'string' } as const
export const options = {
  reason: text,
  form: text,
  from: text,
  to: text,
  consultant: text,
  client: text,
  chart: text,
}

export type Options = { readonly [Name in keyof typeof options]?: string | undefined }
