import { z } from 'zod'

export const recordedPersonSchema = z.object({ userId: z.uuid() })
