ALTER TABLE "product_orders" ADD COLUMN "fees" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "is_ours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "money_due" ON "money" USING btree ("next_attempt_at") WHERE "money"."kind" = 'REFUND' and "money"."state" = 'ASKED';--> statement-breakpoint
-- safe: the release before writes the default
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_fees" CHECK ("product_orders"."fees" >= 0) NOT VALID;
