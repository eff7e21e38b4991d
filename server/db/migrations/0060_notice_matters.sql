-- What the release before last opened has no matter: as the one that it is about, it stays one where that is told again.
UPDATE "notices" SET "matter" = coalesce(CASE WHEN "kind" = 'DISPUTE' OR "data" ->> 'what' IN ('payment-mismatch', 'session-unknown') THEN "data" ->> 'about' ELSE "data" ->> 'what' END, '')
  WHERE "closed_at" IS NULL AND "matter" = '' AND "kind" IN ('DISPUTE', 'PAYMENT_MISMATCH', 'MONEY_FOR_CANCELED_ORDER', 'OVERBOOKED');--> statement-breakpoint
-- safe: the release before inserts without naming an index
DROP INDEX "notices_open";--> statement-breakpoint
CREATE UNIQUE INDEX "notices_open_matters" ON "notices" USING btree ("order_id","kind","matter") WHERE "notices"."closed_at" is null;
