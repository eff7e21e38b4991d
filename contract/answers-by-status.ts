/** The answers of a route for some errors, one entry a status; `response` makes it from the codes that share one. */
export function answersByStatus<Code extends string, R>(
  statusOf: Readonly<Record<Code, number>>,
  codes: readonly Code[],
  response: (description: string, code: Code) => R,
): Record<number, R> {
  const answers: Record<number, R> = {};
  for (const status of new Set(codes.map((code) => statusOf[code]))) {
    const [first, ...others] = codes.filter((code) => statusOf[code] === status);
    if (first !== undefined) answers[status] = response([first, ...others].join(', '), first);
  }
  return answers;
}
