ALTER TABLE "product_orders" VALIDATE CONSTRAINT "product_orders_fees";--> statement-breakpoint
-- The ledger is what counts from here on. What orders of before 0.8.0 lack in it is filled in: the charge,
INSERT INTO "money" ("order_id", "kind", "amount", "state", "provider_id", "asked_at", "closed_at")
SELECT "id", 'CHARGE', "total", 'DONE', "payment_intent_id", "paid_at", "paid_at" FROM "product_orders" AS o
WHERE "paid_at" IS NOT NULL AND NOT EXISTS (SELECT FROM "money" WHERE "order_id" = o."id" AND "kind" = 'CHARGE')
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- what the provider said,
INSERT INTO "money" ("order_id", "kind", "amount", "state", "provider_id", "charge_id", "asked_at", "closed_at")
SELECT "order_id", "kind", -"amount", "state", "id", "charge", "created_at", CASE WHEN "state" <> 'ASKED' THEN "created_at" END
FROM (
  SELECT b.*, (SELECT min(c."id") FROM "money" AS c WHERE c."order_id" = b."order_id" AND c."kind" = 'CHARGE') AS "charge",
    CASE
      WHEN b."status" IN ('succeeded', 'lost') THEN 'DONE'
      WHEN b."kind" = 'REFUND' AND b."status" NOT IN ('failed', 'canceled') THEN 'ASKED'
      WHEN b."status" IN ('needs_response', 'under_review') THEN 'ASKED'
      ELSE 'FAILED'
    END AS "state"
  FROM "money_back" AS b
) AS told
WHERE "charge" IS NOT NULL AND NOT EXISTS (SELECT FROM "money" AS m WHERE m."provider_id" = told."id");--> statement-breakpoint
-- refunds that the shop made and the provider said nothing more of,
INSERT INTO "money" ("order_id", "kind", "amount", "state", "provider_id", "charge_id", "asked_at", "closed_at")
SELECT "order_id", 'REFUND', "already_back" - "amount", 'DONE', "provider_id", "charge", "requested_at", "closed_at"
FROM (
  SELECT r.*, (SELECT min(c."id") FROM "money" AS c WHERE c."order_id" = r."order_id" AND c."kind" = 'CHARGE') AS "charge"
  FROM "refunds" AS r WHERE "state" = 'DONE' AND "provider_id" IS NOT NULL AND "amount" > "already_back"
) AS made
WHERE "charge" IS NOT NULL AND NOT EXISTS (SELECT FROM "money" AS m WHERE m."order_id" = made."order_id" AND m."kind" <> 'CHARGE');--> statement-breakpoint
-- and what went back or is to go back otherwise.
INSERT INTO "money" ("order_id", "kind", "amount", "state", "charge_id", "asked_at", "closed_at")
SELECT "order_id", CASE "state" WHEN 'DONE' THEN 'TRANSFER' ELSE 'REFUND' END, "gone" - "amount",
  CASE "state" WHEN 'DONE' THEN 'DONE' ELSE 'ASKED' END, CASE "state" WHEN 'DONE' THEN NULL ELSE "charge" END,
  "requested_at", CASE "state" WHEN 'DONE' THEN "closed_at" END
FROM (
  SELECT r.*, (SELECT min(c."id") FROM "money" AS c WHERE c."order_id" = r."order_id" AND c."kind" = 'CHARGE') AS "charge",
    coalesce((
      SELECT -sum(m."amount") FROM "money" AS m WHERE m."order_id" = r."order_id" AND m."kind" <> 'CHARGE' AND m."state" <> 'FAILED'
        AND (m."kind", m."state") <> ('DISPUTE', 'ASKED')
    ), 0) AS "gone"
  FROM "refunds" AS r WHERE "state" <> 'FAILED'
) AS owed
WHERE "charge" IS NOT NULL AND "gone" < "amount";--> statement-breakpoint
UPDATE "money" SET "is_ours" = true
WHERE "kind" = 'REFUND' AND ("provider_id" IS NULL OR "provider_id" IN (SELECT "provider_id" FROM "refunds"));--> statement-breakpoint
UPDATE "money" AS m SET "attempts" = r."attempts", "round" = r."round", "next_attempt_at" = r."next_attempt_at", "last_error" = r."last_error"
FROM "refunds" AS r WHERE r."order_id" = m."order_id" AND m."kind" = 'REFUND' AND m."state" = 'ASKED' AND m."is_ours";--> statement-breakpoint
UPDATE "money" AS m SET "status" = b."status" FROM "money_back" AS b WHERE b."id" = m."provider_id";
