export function importPenpa(_t: string): any { return null; }
export function penpaPayload(_t: string): any { return null; }
