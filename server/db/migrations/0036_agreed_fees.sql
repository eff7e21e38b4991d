ALTER TABLE "order_changes" ADD COLUMN "next_check_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "fee_steps" text;--> statement-breakpoint
-- What canceling costs is told before anybody orders.
UPDATE "settings" SET "public" = true WHERE "key" = 'fee-steps';