export function layOcrData(folder: string): string
